"""/move and the commands of each game: suggestions and what they do."""

from simcord import MemberActor

from tests.bot.parlour import Parlour, labels, text_of
from tests.discord_api.exchange import Request
from tests.discord_api.extra_checks import extra_problems


async def labels_of(member: MemberActor, parlour: Parlour, typed: str) -> list[str]:
    """Return what /move suggests."""
    return [one["name"] for one in await member.autocomplete(parlour.channel, "move", "move", typed)]


async def test_two_steps_are_offered_as_one_move(parlour: Parlour) -> None:
    await parlour.started(game="many_ways")
    assert "Go left → Red" in await labels_of(parlour.alice, parlour, "left red")
    choices = await parlour.alice.autocomplete(parlour.channel, "move", "move", "right blue")
    answer = (await parlour.alice.slash(parlour.channel, "move", move=choices[0]["value"])).response
    assert answer is not None and "Which of many?" in text_of(answer)


async def test_free_actions_are_moves_too(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    assert "Flip it" in await labels_of(parlour.alice, parlour, "flip")


async def test_a_move_may_be_typed_as_it_is_worded(parlour: Parlour) -> None:
    await parlour.started(game="many_ways")
    answer = (await parlour.alice.slash(parlour.channel, "move", move="go left → red")).response
    assert answer is not None and "Which of many?" in text_of(answer)


async def test_an_unknown_move_names_the_nearest(parlour: Parlour) -> None:
    await parlour.started(game="many_ways")
    answer = (await parlour.alice.slash(parlour.channel, "move", move="go lefft")).response
    assert answer is not None and "Go left" in labels(answer)


async def test_a_games_own_command_answers_in_order(parlour: Parlour) -> None:
    await parlour.started(game="many_ways")
    colours = await parlour.alice.autocomplete(parlour.channel, "manyways go", "colour", "", way="right")
    assert [one["value"] for one in colours] == ["right-red", "right-blue"]
    answer = await parlour.alice.slash(parlour.channel, "manyways go", way="right", colour="right-red")
    assert answer.response is not None and "Which of many?" in text_of(answer.response)


async def test_a_fixed_answer_comes_before_the_parameters(parlour: Parlour) -> None:
    await parlour.started(game="many_ways")
    answer = (await parlour.alice.slash(parlour.channel, "manyways left", colour="Blue")).response
    assert answer is not None and "Which of many?" in text_of(answer)


async def test_nothing_is_answered_if_a_later_parameter_is_wrong(parlour: Parlour) -> None:
    game = await parlour.started(game="many_ways")
    await parlour.alice.slash(parlour.channel, "manyways go", way="left", colour="right-red")
    assert [one.key for one in await parlour.asked(game)] == ["way"]


async def test_a_command_out_of_turn_says_what_is_asked(parlour: Parlour) -> None:
    await parlour.started(game="many_ways")
    await parlour.alice.slash(parlour.channel, "manyways go", way="left", colour="left-red")
    answer = (await parlour.alice.slash(parlour.channel, "manyways go", way="left")).response
    assert answer is not None and "Which of many?" in text_of(answer)


def test_the_commands_of_all_games_keep_discords_limits(parlour: Parlour) -> None:
    sent = next(one for one in parlour.env.http_requests if one.path.endswith("/commands"))
    assert len(sent.json) > 8
    assert extra_problems(Request("PUT", sent.path, sent.json)) == []
