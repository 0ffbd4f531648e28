"""The page with the article behind a stage of the count or a question."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from goref.core.articles.entry import Article
from goref.core.base.language import Language
from goref.qt.look.metrics import SPACE, TARGET
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.wrapping import ScrolledText, wrapped


class ArticlePage(QWidget):
    """A page with the source and the text of an article."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("article-page")
        self.cite = wrapped("article-cite", self, copied=True, bold=True)
        self.says = ScrolledText("article-text", self)
        self.says.setFrameShape(QFrame.Shape.NoFrame)
        self.says.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.says.setMinimumHeight(TARGET)  # otherwise the source would be cut first
        in_column(self.cite, self.says, inside=self, gap=SPACE, grows=self.says)

    def show_article(self, article: Article, language: Language) -> None:
        """Shows an article in a language."""
        self.cite.setText(article.cited(language))
        self.says.set_text(article.told(language))
