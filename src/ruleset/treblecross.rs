//! Treblecross: crosses on a strip of squares; a player who completes three in a row wins (Winning
//! Ways, chapter 4).
//!
//! On a strip of at least three squares, a cross beside another one or next but one to it lets the
//! opponent complete three, and where no two crosses are so close no player can. So as long as they
//! can, players put crosses at a distance of at least three from all others; a player who cannot
//! loses.
//! In this game a cross on square i of n leaves a strip of i - 3 squares on its left and one of
//! n - i - 2 squares on its right. Strips of one or two squares, on which three do not fit,
//! have one such move, as parts of longer strips do.
//!
//! A strip of n squares is a heap of n + 2 of the octal game 0.007.

use crate::progress::Progress;
use crate::walk::{Visit, Walk};

pub(super) const NOTATION: &str = "treblecross";

/// Visits the strips that a safe cross leaves of `n` squares, square by square up to the middle,
/// and how many squares it uses up: its own and up to two on each side, those of shorter strips
/// included.
pub(super) fn options(n: u64, progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
    for square in 1..=n.div_ceil(2) {
        let (left, right) = (square.saturating_sub(3), n.saturating_sub(square + 2));
        let strips = [left, right];
        let first = usize::from(left == 0);
        let end = if right == 0 { first } else { 2 };
        visit(progress, n - left - right, &strips[first..end])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::ruleset::Ruleset;

    #[test]
    fn crosses_leave_the_squares_at_a_distance() {
        let of = |n: u64| {
            let mut found = Vec::new();
            Ruleset::Treblecross.options(n, &mut |used, left| found.push((used, left.to_vec())));
            found
        };
        assert_eq!(of(0), []);
        assert_eq!(of(2), [(2, vec![])]);
        assert_eq!(of(5), [(3, vec![2]), (4, vec![1]), (5, vec![])]);
        assert_eq!(of(8), [(3, vec![5]), (4, vec![4]), (5, vec![3]), (5, vec![1, 2])]);
    }
}
