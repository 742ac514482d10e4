"""The widget `lesson`: Rake's lessons, step by step."""

from rake.cards import VARDIC
from rake.notation import NOTATION
from rake.questions import parse_question

from ..kit.lesson_widget import LessonWidget
from ..kit.questions import Questions
from ..questions import answer_of, first_control, show_question

QUESTIONS = Questions(
    NOTATION,
    VARDIC.parse,
    parse_question,
    show_question,
    ("ask=name hand=AS.AW.AF.9C.2S", "3.4"),
    answer_of,
    first_control,
)
"""Questions about Rake."""

WIDGET = LessonWidget(lambda: QUESTIONS)
"""The widget."""
