"""Learning by doing: short steps at real positions, served as data. Their words are the page's."""

from kontu.study.lessons.course import Attempt, Course, Lesson, Step, course, lessons, record_text, steps

__all__ = ["Attempt", "Course", "Lesson", "Step", "course", "lessons", "record_text", "steps"]
