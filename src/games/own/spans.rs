//! Options that are linear in the name of the innermost loop: the heaps along a line.
//!
//! Each part of a linear expression is linear or constant, so it is greatest and least at the ends:
//! if an expression is defined for the first and the last number, it is for all between.

#![expect(
    clippy::cast_sign_loss,
    reason = "heaps are below 2^31, other numbers within 2^53 and not negative where they are cast"
)]

use super::target::Marks;

/// A heap as a function of the number k of a loop: `heap` at k = `from`, and `slope` more for each
/// further one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) from: i64,
    pub(super) heap: i64,
    pub(super) slope: i64,
}

impl Line {
    /// The line through two points.
    pub(super) const fn through(first: (i64, i64), last: (i64, i64)) -> Self {
        let slope = if first.0 == last.0 { 0 } else { (last.1 - first.1) / (last.0 - first.0) };
        Self { from: first.0, heap: first.1, slope }
    }

    pub(super) const fn at(self, k: i64) -> i64 {
        self.heap + self.slope * (k - self.from)
    }

    /// The numbers k, from `first` to `last`, for which the heap is from `low` to `high`.
    pub(super) const fn within(self, (first, last): (i64, i64), (low, high): (i64, i64)) -> (i64, i64) {
        if self.slope == 0 {
            let inside = low <= self.heap && self.heap <= high;
            return if inside { (first, last) } else { (1, 0) };
        }
        let (at_first, at_last) = if self.slope > 0 { (low, high) } else { (high, low) };
        let begin = self.from + ceiling(at_first - self.heap, self.slope);
        let end = self.from + floor(at_last - self.heap, self.slope);
        (if begin > first { begin } else { first }, if end < last { end } else { last })
    }
}

const fn floor(a: i64, b: i64) -> i64 {
    let quotient = a / b;
    if a % b != 0 && (a < 0) != (b < 0) { quotient - 1 } else { quotient }
}

const fn ceiling(a: i64, b: i64) -> i64 {
    -floor(-a, b)
}

/// The numbers that a loop runs through.
#[derive(Clone, Copy, Debug)]
pub(super) enum Keys<'a> {
    Range(i64, i64),
    List(&'a [i64]),
}

impl Keys<'_> {
    /// The first and the last one; `None` if there are none.
    pub(super) fn ends(&self) -> Option<(i64, i64)> {
        match *self {
            Self::Range(first, last) => (first <= last).then_some((first, last)),
            Self::List(members) => Some((*members.first()?, *members.last()?)),
        }
    }

    /// Those from `first` to `last`.
    pub(super) fn within(self, first: i64, last: i64) -> Self {
        match self {
            Self::Range(a, b) => Self::Range(a.max(first), b.min(last)),
            Self::List(members) => {
                let begin = members.partition_point(|&key| key < first);
                let end = members.partition_point(|&key| key <= last);
                Self::List(&members[begin..end.max(begin)])
            }
        }
    }

    /// Takes off the first ones, as many as `block` has places for.
    pub(super) fn take<'a>(&mut self, block: &'a mut [i64]) -> &'a [i64] {
        let taken = self.len().min(block.len() as u64) as usize;
        let block = &mut block[..taken];
        match self {
            Self::Range(first, _) => {
                for place in &mut *block {
                    *place = *first;
                    *first += 1;
                }
            }
            Self::List(members) => {
                let (now, later) = members.split_at(taken);
                block.copy_from_slice(now);
                *members = later;
            }
        }
        block
    }

    pub(super) const fn len(&self) -> u64 {
        match *self {
            Self::Range(first, last) => {
                if first <= last {
                    (last - first) as u64 + 1
                } else {
                    0
                }
            }
            Self::List(members) => members.len() as u64,
        }
    }
}

/// Marks the nim-sums of the heaps on the lines, for each key; all of these heaps have values.
pub(super) fn mark(marks: &mut Marks<'_>, lines: &[Line], keys: Keys<'_>) {
    let Some((first, last)) = keys.ends() else { return };
    let (values, seen, stamp) = (marks.values, &mut *marks.seen, marks.stamp);
    match (lines, keys) {
        ([], _) => seen[0] = stamp,
        ([line], Keys::Range(..)) if line.slope.abs() <= 1 => {
            let (a, b) = (line.at(first), line.at(last));
            for &value in &values[a.min(b) as usize..=a.max(b) as usize] {
                seen[value as usize] = stamp;
            }
        }
        ([line], Keys::List(members)) => {
            for &key in members {
                seen[values[line.at(key) as usize] as usize] = stamp;
            }
        }
        ([one, two], Keys::Range(..)) if one.slope == 1 && two.slope.abs() == 1 => {
            let ones = &values[one.at(first) as usize..=one.at(last) as usize];
            let (a, b) = (two.at(first), two.at(last));
            let twos = &values[a.min(b) as usize..=a.max(b) as usize];
            if two.slope == 1 {
                ones.iter().zip(twos).for_each(|(a, b)| seen[(a ^ b) as usize] = stamp);
            } else {
                ones.iter().zip(twos.iter().rev()).for_each(|(a, b)| seen[(a ^ b) as usize] = stamp);
            }
        }
        (_, Keys::Range(..)) => {
            for key in first..=last {
                seen[nim_sum(values, lines, key)] = stamp;
            }
        }
        (_, Keys::List(members)) => {
            for &key in members {
                seen[nim_sum(values, lines, key)] = stamp;
            }
        }
    }
}

fn nim_sum(values: &[u32], lines: &[Line], key: i64) -> usize {
    lines.iter().fold(0, |sum, line| sum ^ values[line.at(key) as usize]) as usize
}

#[cfg(test)]
mod tests {
    use super::Line;

    #[test]
    fn cuts_where_the_heap_leaves_its_range() {
        for slope in -4..=4 {
            for heap in -9..=9 {
                let line = Line { from: 3, heap, slope };
                for least in -3..=3 {
                    for greatest in least..=5 {
                        let inside = |k: &i64| (least..=greatest).contains(&line.at(*k));
                        let wanted: Vec<i64> = (3..=20).filter(inside).collect();
                        let (first, last) = line.within((3, 20), (least, greatest));
                        assert_eq!((first..=last).collect::<Vec<_>>(), wanted, "{line:?} {least} {greatest}");
                    }
                }
            }
        }
    }
}
