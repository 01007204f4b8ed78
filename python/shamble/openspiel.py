"""OpenSpiel games: `import shamble.openspiel`, then `pyspiel.load_game("shamble_cliche_standard")`.

One game for each game and mode, because OpenSpiel fixes the kind of utility by name. Parameters: `players`, and
`max_game_length` after which a game counts as drawn.

Chance is explicit, by reseeding: a choice that would ask the dice becomes a chance node with `CHANCE_OUTCOMES` equally
likely outcomes, and outcome k carries the choice out with dice that follow from the history and k. So every branch can be
reproduced from its history, no planner can look at the dice to come, and over histories the samples are unbiased.
What was dealt at the set-up is hidden from whoever asks for observations, and dealt anew by
`resample_from_infostate`, which IS-MCTS uses; an algorithm that searches the states themselves sees it.
"""

from __future__ import annotations

import copy
import hashlib
from typing import Any

import numpy as np
import pyspiel

from . import _shamble
from .spaces import as_floats, layout

CHANCE_OUTCOMES = 64
MAX_GAME_LENGTH = 3000

_NEW = hashlib.sha256(b"shamble").hexdigest()


class _Memory:
    """All that a player ever saw and did, as a fingerprint."""

    def __init__(self) -> None:
        self.print = _NEW
        self.last = ""

    def add(self, choice: int | None, seen: str) -> None:
        """A choice of its own, if it was one, and what it sees after it."""
        if choice is not None:
            self.print = hashlib.sha256(f"{self.print} I chose {choice};".encode()).hexdigest()
        if seen != self.last:
            self.print = hashlib.sha256(f"{self.print} {seen}".encode()).hexdigest()
            self.last = seen


class _State(pyspiel.State):
    """A game being played."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self._table: _shamble.Table | None = None
        self._pending: int | None = None
        self._path = _NEW
        # What each player remembers, kept only where the history no longer tells: in a world that was dealt anew.
        self._memories: list[_Memory] | None = None

    def current_player(self) -> int:
        if self._table is None or self._pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._table.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self._table is not None and self._pending is None and self._table.seat is None

    def _legal_actions(self, player: int) -> list[int]:
        assert self._table is not None
        return sorted(self._table.legal_list(player)) if player == self._table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / CHANCE_OUTCOMES) for outcome in range(CHANCE_OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        actor = self.current_player()
        self._carry_out(action)
        for player, memory in enumerate(self._memories or ()):
            memory.add(action if player == actor else None, self.seen_by(player))

    def _carry_out(self, action: int) -> None:
        self._path = hashlib.sha256(f"{self._path} {action}".encode()).hexdigest()
        if self._table is None:
            self._table = self.get_game().deal(self._path)
        elif self._pending is not None:
            self._table = self._table.fork(self._path)
            self._table.step(self._pending)
            self._pending = None
        elif self._table.is_chancy(action):
            self._pending = action
        else:
            self._table.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        name = _shamble.action_name(self.get_game().shamble_game, action)
        return f"{action} {name}"

    def returns(self) -> list[float]:
        if self._table is None or not self._table.is_over:
            return [0.0] * self.num_players()
        return [float(reward) for reward in self._table.rewards]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> _State:
        """A state that the player could not tell from this one."""
        state = self.clone()
        if self._table is not None:
            seed = hashlib.sha256(f"{self._path} {probability_sampler()}".encode()).hexdigest()
            state._table = self._table.determinize(player_id, seed)
            # The player remembers what it saw; what the others would in this world nobody knows but from now on.
            memories = [_Memory() for _ in range(self.num_players())]
            for player, memory in enumerate(memories):
                memory.add(None, state.seen_by(player))
            memories[player_id] = self.memory_of(player_id)
            state._memories = memories
        return state  # type: ignore[no-any-return]

    def seen_by(self, player: int) -> str:
        """What a player sees; nobody sees anything before the deal."""
        return "" if self._table is None else self._table.view_json(player)

    def memory_of(self, player: int) -> _Memory:
        """Every view of a player that differed from the one before and every choice of its own."""
        if self._memories is not None:
            return copy.copy(self._memories[player])
        memory, past = _Memory(), self.get_game().new_initial_state()
        for step in self.full_history():
            past.apply_action(step.action)
            memory.add(step.action if step.player == player else None, past.seen_by(player))
        return memory

    def __str__(self) -> str:
        if self._table is None:
            return "before the deal"
        pending = "" if self._pending is None else f" rolls for {self._pending}"
        return f"{self._table.state_hash()}{pending}"


class _Observer:
    """What a player observes; with perfect recall, all it ever saw and did."""

    def __init__(self, game: _Game, kind: pyspiel.IIGObservationType, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self._game = game
        self._kind = kind
        self._has_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and self._has_private and not kind.perfect_recall:
            fields = layout(game.shamble_game)
            self.tensor = np.zeros(sum(field.size for field in fields), np.float32)
            for field in fields:
                part = self.tensor[field.offset : field.offset + field.size]
                self.dict[field.name] = part.reshape(field.shape)

    def set_from(self, state: _State, player: int) -> None:
        if self.tensor is None:
            return
        if state._table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = as_floats(self._game.shamble_game, state._table.observe(player))

    def string_from(self, state: _State, player: int) -> str | None:
        if self._kind.perfect_recall:
            return self._recall(state, player) if self._has_private and self._kind.public_info else None
        return self._seen(state, player)

    def _seen(self, state: _State, player: int) -> str:
        if state._table is None:
            return "before the deal" if self._kind.public_info else ""
        if not self._kind.public_info:
            is_secret = self._has_private and not self._game.is_open
            return state._table.view_json(player) if is_secret else ""
        return state._table.view_json(player if self._has_private else -1)

    def _recall(self, state: _State, player: int) -> str:
        memory = state.memory_of(player)
        return f"{memory.print} {memory.last}"


class _Game(pyspiel.Game):
    """A game of Shamble in one of its modes."""

    shamble_game: str
    shamble_mode: str
    is_open: bool
    game_type: pyspiel.GameType
    default_players: int

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self._players = int(params.get("players", self.default_players))
        self._length = int(params.get("max_game_length", MAX_GAME_LENGTH))
        info = pyspiel.GameInfo(
            num_distinct_actions=_shamble.describe(self.shamble_game)["actions"]["n"],
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=self._players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self._length,
        )
        super().__init__(self.game_type, info, params)

    def deal(self, seed: str) -> _shamble.Table:
        """A table that was dealt from this seed."""
        return _shamble.Table(
            self.shamble_game,
            self.shamble_mode,
            seats=self._players,
            seed=seed,
            max_steps=self._length,
            record=False,
        )

    def new_initial_state(self) -> _State:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        # The deal, and the dice of every choice.
        return self._length + 1


def name_of(game: str, mode: str) -> str:
    """OpenSpiel's name for a game and mode."""
    return f"shamble_{game}_{mode}".replace("-", "_")


def _is_together(game: str, mode: str) -> bool:
    return game == "zombies15" or (game == "tiny-epic-zombies" and mode in ("cooperative", "solo"))


def _register(game: str, spec: dict[str, Any]) -> None:
    mode = spec["id"]
    # In Zombies 15' every seat sees the same (Z15-R83).
    is_open = game == "zombies15"
    utility = pyspiel.GameType.Utility
    information = pyspiel.GameType.Information
    game_type = pyspiel.GameType(
        short_name=name_of(game, mode),
        long_name=f"Shamble: {game}, {mode}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if _is_together(game, mode) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec["max_seats"],
        min_num_players=spec["min_seats"],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": spec["default_seats"], "max_game_length": MAX_GAME_LENGTH},
        default_loadable=True,
    )
    members = {
        "shamble_game": game,
        "shamble_mode": mode,
        "is_open": is_open,
        "game_type": game_type,
        "default_players": spec["default_seats"],
    }
    pyspiel.register_game(game_type, type(name_of(game, mode), (_Game,), members))


NAMES: list[str] = []
"""All names that are registered."""

for _game in _shamble.games():
    for _spec in _shamble.describe(_game)["spec"]["modes"]:
        if _spec["id"] != "custom":
            NAMES.append(name_of(_game, _spec["id"]))
            if NAMES[-1] not in pyspiel.registered_names():
                _register(_game, _spec)
