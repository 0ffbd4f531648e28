"""stub"""

from PySide6.QtCore import Signal

from goref.qt.result.result_view import ResultView


class ResultPage(ResultView):
    pointsChosen = Signal(object, object)
    ruled = Signal(object)
