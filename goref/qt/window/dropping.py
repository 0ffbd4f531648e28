"""stub"""

from PySide6.QtCore import QObject


class Dropping(QObject):
    def __init__(self, window):
        super().__init__(window.widget)
