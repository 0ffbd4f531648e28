"""On what authority a step rests: the article's name, and its text in place when asked."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QToolButton, QWidget

from goref.core.articles.table import Article
from goref.core.base.language import Language
from goref.qt.widgets.boxes import in_row, named
from goref.qt.widgets.wrapping import wrapped


class ArticleBar(QWidget):
    """A line with a step's name and its article; the article's text is a widget of its own.

    Attributes:
        title: the step's name.
        text: the article and a hint; hidden until asked for. It belongs into the part of
            the panel that scrolls.

    Signals:
        unfolded: the text was opened or closed.
    """

    unfolded = Signal(bool)

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        called = self.tr("Read the article here")
        self.button = named(QToolButton(), "article-button", called)
        self.button.setText("ⓘ")
        self.button.setCheckable(True)
        self.button.setMinimumSize(30, 26)
        self.button.setToolTip(self.tr("Read the article here (F1)"))
        self.title = QLabel()
        self.title.setObjectName("step-title")
        self.cite = wrapped("article-cite")
        self.cite.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.text = wrapped("article-text", copied=True)
        self.text.setFrameShape(QFrame.Shape.StyledPanel)
        self.text.setMargin(6)
        self.text.hide()
        layout = in_row(self.title, inside=self)
        layout.addSpacing(8)
        layout.addWidget(self.button)
        layout.addWidget(self.cite, 1)
        self.button.toggled.connect(self._unfold)

    def show_article(self, article: Article, hint: str) -> None:
        """Show an article; ``hint`` says which keys and clicks the step knows."""
        says = article.told(self._language)
        self.cite.setText(article.cited(self._language))
        self.text.setText(f"{says}\n\n{hint}" if hint else says)
        self.text.setAccessibleName(says)

    def toggle(self) -> None:
        """Open or close the text."""
        self.button.toggle()

    def _unfold(self, open_: bool) -> None:
        self.text.setVisible(open_)
        self.unfolded.emit(open_)
