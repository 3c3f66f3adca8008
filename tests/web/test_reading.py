"""What would be right is said of every place of a message where it can be said."""

from typing import Any

import pytest

from kontu.core.refusals import Refusal
from kontu.table.messages import AnyClientMessage
from kontu.web.bodies import NewTable
from kontu.web.reading import Reader, cmd_id_of

TABLES: Reader[NewTable] = Reader(NewTable)
WISHES: Reader[AnyClientMessage] = Reader(AnyClientMessage)


def refused(reader: Reader[Any], text: str) -> dict[str, str | int]:
    found = reader.read(text, 4096)
    assert isinstance(found, Refusal)
    return dict(found.args)


@pytest.mark.parametrize(
    ("text", "field", "choices"),
    [
        ('{"do":"fly"}', "do", "hello, act"),
        ('{"do":"ready","number":"1"}', "number", "0.."),
        ('{"do":"end","wish":1}', "wish", "true, false"),
        ('{"do":"hello","secret":5}', "secret", ""),
        ("[]", "", ""),
    ],
)
def test_a_wrong_value_is_told_what_may_stand_there(text: str, field: str, choices: str) -> None:
    args = refused(WISHES, text)
    assert args["field"] == field
    assert str(args["choices"]).startswith(choices)
    assert bool(args["choices"]) == bool(choices)


def test_the_nearest_field_is_one_of_the_same_message() -> None:
    assert refused(WISHES, '{"do":"act","actoin":"draw"}') == {"field": "actoin", "nearest": "action"}
    assert refused(WISHES, '{"do":"rematch","actoin":"draw"}') == {"field": "actoin", "nearest": ""}


def test_the_key_of_a_table_is_named_even_where_the_rest_cannot_be_read() -> None:
    begun = '{"game":"a","variant":"b","changes":{"hands":1.5}'
    assert refused(TABLES, begun + ',"seats":[]}')["field"] == "changes.hands"
    assert refused(TABLES, begun + ',"seats":[')["field"] == "changes[...]"


@pytest.mark.parametrize(
    ("data", "named"),
    [
        ('{"cmd_id":"k-1","do":[[]]}', "k-1"),
        ('{"cmd_id":5}', None),
        ('{"cmd_id":""}', None),
        ('{"cmd_id":"%s"}' % ("x" * 65), None),
        ('{"cmd_id":"k-1"', None),
        ("[" * 4000, None),
        ('{"cmd_id":"k-1","more":"%s"}' % ("x" * 5000), None),
        (None, None),
    ],
    ids=lambda value: str(value)[:24],
)
def test_the_name_of_a_command_is_found_in_what_is_otherwise_wrong(
    data: str | None, named: str | None
) -> None:
    assert cmd_id_of(data, 4096) == named


def test_numbers_of_any_length_are_no_trouble_when_fields_are_counted() -> None:
    long = '{"game":"a","variant":"b","changes":{"hands":%s},"seats":[]}' % ("9" * 3000)
    found = TABLES.read(long, 4096)
    assert isinstance(found, NewTable)
