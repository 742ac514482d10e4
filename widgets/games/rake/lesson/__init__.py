"""The widget `lesson`: Rake's lessons, step by step."""

from ....kit.lesson_widget import LessonWidget
from ..questions import QUESTIONS

WIDGET = LessonWidget(lambda: QUESTIONS)
"""The widget."""
