//! Coin-turning games in a row, from the definition: coins 1, 2, ..., n lie in a row, a move turns
//! some coins of which the rightmost goes from heads to tails, and the value of a position is the
//! nim-sum of the values of its heads, each as if it lay there alone. So the value of a lone head
//! at i is the mex of the nim-sums of the other coins that one move turns. A second function plays
//! whole rows and trusts no such sum.

use std::collections::BTreeMap;

use super::mex;

pub fn triangular_lengths(n: usize) -> Vec<usize> {
    (1..=n).map(|k| k * (k + 1) / 2).take_while(|&length| length <= n).collect()
}

pub fn square_lengths(n: usize) -> Vec<usize> {
    (1..=n).map(|k| k * k).take_while(|&length| length <= n).collect()
}

/// Values of a lone head at coin 1, ..., `n` when a move turns a run of adjacent coins: choose a
/// head i and an allowed length l <= i, and turn coins i-l+1, ..., i. Entry 0 is 0 and stands for
/// no coin.
pub fn axis_values(n: usize, lengths: &[usize]) -> Vec<u32> {
    let mut values = vec![0];
    for coin in 1..=n {
        let options = lengths.iter().filter(|&&length| 1 <= length && length <= coin).map(|&length| {
            let others = &values[coin - length + 1..coin];
            others.iter().fold(0, |sum, value| sum ^ value)
        });
        let value = mex(options);
        values.push(value);
    }
    values
}

/// Every first move (i, l) on the row of `n` coins that all show heads, counted by the change of
/// the row's nim-sum: the nim-sum of the values of the coins it turns.
pub fn axis_move_histogram(n: usize, lengths: &[usize]) -> BTreeMap<u32, u64> {
    let values = axis_values(n, lengths);
    let mut histogram = BTreeMap::new();
    for coin in 1..=n {
        for &length in lengths.iter().filter(|&&length| 1 <= length && length <= coin) {
            let turned = &values[coin - length + 1..=coin];
            let change = turned.iter().fold(0, |sum, value| sum ^ value);
            *histogram.entry(change).or_insert(0) += 1;
        }
    }
    histogram
}

/// Values of a lone head at coin 1, ..., `n` when a move turns any `most` coins or fewer: Turning
/// Turtles for 2, Mock Turtles for 3. Entry 0 is 0 and stands for no coin.
pub fn turning_values(n: usize, most: usize) -> Vec<u32> {
    let mut values = vec![0];
    for coin in 1..=n {
        let mut options = Vec::new();
        choose_up_to(&values[1..coin], most - 1, 0, &mut options);
        values.push(mex(options));
    }
    values
}

/// The nim-sum of every choice of at most `most` of `values`, added to `sum`.
fn choose_up_to(values: &[u32], most: usize, sum: u32, sums: &mut Vec<u32>) {
    sums.push(sum);
    if most > 0 {
        for (index, value) in values.iter().enumerate() {
            choose_up_to(&values[index + 1..], most - 1, sum ^ value, sums);
        }
    }
}

/// Which sets of coins a game lets one turn: the coins ascending, the last one goes from heads to
/// tails.
pub type Rule = fn(&[usize]) -> bool;

pub fn at_most<const N: usize>(coins: &[usize]) -> bool {
    coins.len() <= N
}

pub fn exactly<const N: usize>(coins: &[usize]) -> bool {
    coins.len() == N
}

pub fn any(_: &[usize]) -> bool {
    true
}

pub fn adjacent(coins: &[usize]) -> bool {
    coins.windows(2).all(|pair| pair[1] == pair[0] + 1)
}

/// Three coins, the second as far from the first as the third from the second.
pub fn three_equally_spaced(coins: &[usize]) -> bool {
    coins.len() == 3 && coins[1] - coins[0] == coins[2] - coins[1]
}

/// Coins that are their own mirror image.
pub fn symmetric(coins: &[usize]) -> bool {
    let (first, last) = (coins[0], coins[coins.len() - 1]);
    coins.iter().all(|coin| coins.contains(&(first + last - coin)))
}

/// Four coins that are their own mirror image, the leftmost coin of the row among them.
pub fn grunt(coins: &[usize]) -> bool {
    coins.len() == 4 && coins[0] == 1 && symmetric(coins)
}

/// Every set of coins that may be turned with `coin` as the rightmost, found by looking at all
/// sets.
pub fn turns(coin: usize, rule: Rule) -> Vec<Vec<usize>> {
    let sets = (0..1_usize << (coin - 1)).map(|others| {
        let mut coins: Vec<usize> = (1..coin).filter(|other| others >> (other - 1) & 1 == 1).collect();
        coins.push(coin);
        coins
    });
    sets.filter(|coins| rule(coins)).collect()
}

/// Values of a lone head at coin 1, ..., `n`. Entry 0 is 0 and stands for no coin.
pub fn rule_values(n: usize, rule: Rule) -> Vec<u32> {
    let mut values = vec![0];
    for coin in 1..=n {
        let sums = turns(coin, rule).into_iter().map(|coins| {
            let others = &coins[..coins.len() - 1];
            others.iter().fold(0, |sum, &other| sum ^ values[other])
        });
        let value = mex(sums);
        values.push(value);
    }
    values
}

/// The same values by playing: the Grundy value of every row of `n` coins, heads as one bits, is
/// the mex over the rows that one move leaves; the lone heads are read off at the end. A move turns
/// its highest one bit to zero and changes lower bits only, so rows as numbers only fall, and
/// ascending order is safe.
pub fn rule_values_by_play(n: usize, rule: Rule) -> Vec<u32> {
    assert!(n <= 16, "2^{n} rows are too many");
    let moves: Vec<Vec<usize>> = (1..=n)
        .map(|coin| {
            let turned = turns(coin, rule).into_iter();
            turned.map(|coins| coins.iter().map(|coin| 1 << (coin - 1)).sum()).collect()
        })
        .collect();
    let mut rows: Vec<u32> = Vec::with_capacity(1 << n);
    for row in 0..1_usize << n {
        let heads = (0..n).filter(|coin| row >> coin & 1 == 1);
        let options = heads.flat_map(|coin| moves[coin].iter().map(|turned| rows[row ^ turned]));
        let value = mex(options);
        rows.push(value);
    }
    let mut values = vec![0];
    values.extend((0..n).map(|coin| rows[1 << coin]));
    values
}
