//! Own rules and named games: `same` is the named game that a rule is, `named_game` a named game as
//! a rule.

mod named_game;
mod same;
