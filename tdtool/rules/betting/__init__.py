"""A betting round: what was put in, what each player may do now, what chips and words bind to.

How a page asks about a round, in this order:

- `typed.read_round(text)` reads what is typed; `opening.first_round(answer, posts, stakes)`
  sets up the blinds of a hand whose positions are known, else a `round.Round` is made from
  `typed.order_of` and `Typed.posted`; the actions go in with `dataclasses.replace`.
- `check.check(round, house)` gives the `standing.Standing`, or raises `RoundError` with the
  sentence to show. `standing.passed` are the seats that were skipped, to be remarked on;
  `standing.steps` are the lines of the round ("raises, +15,000 full").
- `may.may(standing, house)` says what everybody still to act may do, `say.say_may` says one
  of them aloud, `may.ground` names the rule.
- `reopening.readings(round, house)` gives the full and the half reading side by side,
  `reopening.differ` the seats for which it matters, `reopening.last_short` the all-in for the
  bar, `reopening.if_raised` the "if he raises" below it.
- `limits.pot_limit.pot_maximum` has the numbered lines (`say.label` writes them), the letters
  of the formula and the most; `both_conventions` the two ways to count the small blind.

The other calculators are one call each, and each answer carries its `source` or names it:

- chips put in: `chips_in.rule` (`by_preset` and `differ` for the books side by side), a call that
  is too small `under_call.judge`, a wrong amount `wrong_bet.too_small` and `wrong_pot`, out of
  turn `turn.out_of_turn`, a bare number `words.unclear_bet`; `say_rulings` says each aloud.
- limit and spread: a round with that betting; `limits.fixed.bet_of_round`, `raises_left`,
  `is_lifted`.
- pots: `pots.side_pots.side_pots` from what each put in, `pots.odd_chip.split` with the order of
  `by_button` or `by_high_card`.
- bring-in: `up_cards.bring_in` and `say_bring_in`; chip race: `chip_race.exchange`, `race` or
  `rounded`, `habits` for the house's choices; cash tables: `cash_posting.cash_round`,
  `new_player`, `returning`.
"""
