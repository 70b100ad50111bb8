//! Fibonacci nim, by the rule: one pile of n stones, the first move takes any positive number but
//! not the whole pile, and after that a player takes at most twice what the opponent just took;
//! taking the last stone wins. A position is the pair (stones, limit), every move from it is
//! tried, and the Fibonacci numbers appear nowhere. A limit beyond the stones is the same as the
//! stones. n cubed over six steps.

use super::two_heaps::dynamic_nim;

/// A quantity for every position: entry `[stones][limit]`, limit from 0 to the number of stones.
pub type Table<T> = Vec<Vec<T>>;

/// For every pile of 0 to `n` stones and every limit, whether the player to move wins.
pub fn fibonacci_nim_wins(n: usize) -> Table<bool> {
    let mut wins: Table<bool> = Vec::new();
    for stones in 0..=n {
        let row = (0..=stones).map(|limit| (1..=limit).any(|take| !wins[stones - take][after(stones, take)]));
        let row = row.collect();
        wins.push(row);
    }
    wins
}

/// The limit of the player who moves after `take` of `stones` have gone.
fn after(stones: usize, take: usize) -> usize {
    (2 * take).min(stones - take)
}

/// For every pile of 0 to `n` stones, its winning first moves, ascending. The whole pile may not be
/// taken.
pub fn winning_first_moves_to(n: usize) -> Vec<Vec<usize>> {
    let wins = fibonacci_nim_wins(n);
    let moves =
        |stones: usize| (1..stones).filter(|&take| !wins[stones - take][after(stones, take)]).collect();
    (0..=n).map(moves).collect()
}

/// M(0) + M(1) + ... + M(`n`).
pub fn sum_of_m(n: usize) -> u64 {
    winning_first_moves_to(n).iter().map(|moves| moves.last().copied().unwrap_or(0) as u64).sum()
}

/// For every pile of 0 to `n` stones, the Grundy value of the starting position, where the limit is
/// one less than the pile. Piles of 0 and 1 stones have no first move and the value 0.
pub fn fibonacci_nim_grundy(n: usize) -> Vec<u32> {
    let table = dynamic_nim(2, n + 1);
    table.iter().enumerate().map(|(stones, row)| row[stones.saturating_sub(1)]).collect()
}

/// For every pile of 0 to `n` stones and every limit, how many moves are left when the winner
/// hurries and the loser delays, and for lost positions the first moves that delay longest.
pub fn fibonacci_nim_remoteness(n: usize) -> Table<(usize, Vec<usize>)> {
    let wins = fibonacci_nim_wins(n);
    let mut left: Table<(usize, Vec<usize>)> = Vec::new();
    for stones in 0..=n {
        let of = |limit: usize| {
            let after_move = |take: usize| left[stones - take][after(stones, take)].0;
            if wins[stones][limit] {
                let winning = (1..=limit).filter(|&take| !wins[stones - take][after(stones, take)]);
                return (1 + winning.map(after_move).min().unwrap_or(0), Vec::new());
            }
            let Some(longest) = (1..=limit).map(after_move).max() else { return (0, Vec::new()) };
            (1 + longest, (1..=limit).filter(|&take| after_move(take) == longest).collect())
        };
        let row = (0..=stones).map(of).collect();
        left.push(row);
    }
    left
}
