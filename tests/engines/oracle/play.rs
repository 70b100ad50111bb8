//! Positions of any game that ends, played out: every position that can arise is examined and
//! remembered, and no values are added.

use super::mex;
use std::collections::BTreeMap;

/// What playing out a position tells.
#[derive(Clone, Copy)]
pub struct Played {
    /// The Grundy value: the mex over what the moves leave.
    pub value: u32,
    /// How many moves are left when the winner hurries and the loser delays.
    pub remoteness: u32,
    /// The misère nim-value: 1 without moves, else the mex over what the moves leave.
    pub misere_value: u32,
    /// Whether the player to move wins when the last move loses.
    pub wins_misere: bool,
}

/// Every position after one move.
type Options<'a, P> = dyn Fn(&P) -> Vec<P> + 'a;

/// The rules of a game, and what is known of its positions.
pub struct Play<'a, P> {
    options: Box<Options<'a, P>>,
    known: BTreeMap<P, Played>,
}

impl<'a, P: Ord + Clone> Play<'a, P> {
    /// Nothing played yet.
    pub fn new(options: impl Fn(&P) -> Vec<P> + 'a) -> Self {
        Self { options: Box::new(options), known: BTreeMap::new() }
    }

    /// Every position after one move.
    pub fn options(&self, position: &P) -> Vec<P> {
        (self.options)(position)
    }

    /// Plays a position out.
    pub fn out(&mut self, position: &P) -> Played {
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        let after: Vec<Played> = self.options(position).iter().map(|option| self.out(option)).collect();
        // The opponent loses where the value is 0: of those the quickest. If there are none, the
        // slowest.
        let lost = after.iter().filter(|option| option.value == 0).map(|option| option.remoteness).min();
        let longest = lost.or(after.iter().map(|option| option.remoteness).max());
        let is_end = after.is_empty();
        let played = Played {
            value: mex(after.iter().map(|option| option.value)),
            remoteness: longest.map_or(0, |moves| moves + 1),
            misere_value: if is_end { 1 } else { mex(after.iter().map(|option| option.misere_value)) },
            wins_misere: is_end || after.iter().any(|option| !option.wins_misere),
        };
        self.known.insert(position.clone(), played);
        played
    }

    /// Whether the player to move wins, in misère play if `misere`.
    pub fn wins(&mut self, position: &P, misere: bool) -> bool {
        let played = self.out(position);
        if misere { played.wins_misere } else { played.value > 0 }
    }
}
