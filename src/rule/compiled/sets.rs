//! The members of sets: named sets are found once, and then looked up.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "heaps are below 2^31, other numbers within 2^53 and not negative where they are cast"
)]

use crate::length_set::LengthSet;
use crate::rule::{
    Expression, Item, MAX_MEMBERS, MAX_NUMBER, MAX_SIEVE, Set, divisions, divisors, expression, is_sieved,
    named_members, powers, prime_factor,
};
use crate::sort::sort;
use std::sync::Arc;

/// A division that tests or factors a number, in units of work.
pub(super) const DIVISION: u64 = 4;

/// The numbers of an item of a set.
#[derive(Clone, Debug)]
pub(super) enum Keys {
    Range(i64, i64),
    /// The first ones of an ascending list.
    List(Arc<Vec<i64>>, usize),
}

impl Keys {
    fn list(mut numbers: Vec<i64>) -> Self {
        if !numbers.is_sorted() {
            sort(&mut numbers);
        }
        let count = numbers.len();
        Self::List(Arc::new(numbers), count)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = i64> + '_ {
        let (range, list) = match self {
            Self::Range(from, to) => (*from..=*to, &[][..]),
            #[expect(clippy::reversed_empty_ranges, reason = "there is no range")]
            Self::List(numbers, count) => (1..=0, &numbers[..*count]),
        };
        range.chain(list.iter().copied())
    }

    pub(super) fn at(&self, place: u64) -> i64 {
        match self {
            Self::Range(from, _) => from + place as i64,
            Self::List(numbers, _) => numbers[place as usize],
        }
    }

    pub(super) fn len(&self) -> u64 {
        match *self {
            Self::Range(from, to) if from <= to => (to - from) as u64 + 1,
            Self::Range(..) => 0,
            Self::List(_, count) => count as u64,
        }
    }
}

#[derive(Debug)]
pub(super) struct TooMany;

#[derive(Debug, Default)]
pub(super) struct Tables {
    /// A set, the number up to which its members are known, and they.
    named: Vec<(LengthSet, i64, Arc<Vec<i64>>)>,
    marks: Vec<bool>,
    /// Numbers that sieves went through.
    pub(super) sieved: u64,
}

impl Tables {
    /// The numbers of an item, and the work to find them. `counting`: as many numbers, or more.
    pub(super) fn keys(
        &mut self,
        set: &Set,
        item: &Item,
        names: &[i64],
        counting: bool,
    ) -> Result<(Keys, u64), TooMany> {
        const NONE: (Keys, u64) = (Keys::Range(1, 0), 0);
        let number = |number: &Expression| expression(number, names);
        let (end, infinite_end) = match set.up_to.as_ref().map(number) {
            None => (MAX_NUMBER, names[0]),
            Some(None) => return Ok(NONE),
            Some(Some(end)) => (end, end),
        };
        let mut work = 4;
        let keys = match item {
            Item::Range(from, to) => {
                let (Some(from), Some(to)) = (number(from), number(to)) else { return Ok(NONE) };
                Keys::Range(from, to.min(end))
            }
            Item::List(numbers) => {
                Keys::list(numbers.iter().filter_map(number).filter(|&number| number <= end).collect())
            }
            Item::Divisors { proper, of } => {
                let Some(of) = number(of).filter(|&of| of >= 1) else { return Ok(NONE) };
                let mut found = Vec::with_capacity(16);
                divisors(of, |divisor| found.push(divisor));
                found.retain(|&divisor| divisor <= end && !(*proper && divisor == of));
                Keys::list(found)
            }
            Item::Coprime(to) => {
                let Some(to) = number(to).filter(|&to| to >= 0 && infinite_end >= 1) else { return Ok(NONE) };
                work += 3 * infinite_end as u64;
                let all = Keys::Range(1, infinite_end);
                if all.len() > MAX_MEMBERS as u64 {
                    return Err(TooMany);
                }
                if counting { all } else { Keys::list(self.coprime(to, infinite_end)) }
            }
            Item::Powers(base) => {
                let powers = number(base).into_iter().flat_map(powers);
                Keys::list(powers.take_while(|&power| power <= infinite_end).collect())
            }
            Item::Named(set) => self.named(*set, infinite_end)?,
        };
        let is_single = set.items.len() == 1 && set.up_to.is_none();
        work += DIVISION * divisions();
        if !is_single && keys.len() > MAX_MEMBERS as u64 { Err(TooMany) } else { Ok((keys, work)) }
    }

    fn named(&mut self, set: LengthSet, end: i64) -> Result<Keys, TooMany> {
        let place = self.named.iter().position(|(found, ..)| *found == set);
        let place = place.unwrap_or_else(|| {
            self.named.push((set, 0, Arc::default()));
            self.named.len() - 1
        });
        let (_, known, members) = &mut self.named[place];
        if *known < end {
            // Twice as far, so that all searches together take no longer than the last one, unless
            // that is too far.
            let far = end.saturating_mul(2).clamp(1_000, MAX_NUMBER);
            let far = if is_sieved(set) { far.min(MAX_SIEVE).max(end) } else { far };
            let (reached, found) = match named_members(set, far) {
                Some(found) => (far, found),
                None => (end, named_members(set, end).ok_or(TooMany)?),
            };
            if is_sieved(set) {
                self.sieved += reached as u64;
            }
            (*known, *members) = (reached, Arc::new(found));
        }
        Ok(Keys::List(members.clone(), members.partition_point(|&member| member <= end)))
    }

    /// The numbers from 1 to `end` that are coprime to `to`: no prime factor divides them.
    fn coprime(&mut self, to: i64, end: i64) -> Vec<i64> {
        if to == 0 {
            return vec![1];
        }
        let mut marks = std::mem::take(&mut self.marks);
        marks.clear();
        marks.resize(end as usize + 1, true);
        let (mut rest, mut prime) = (to, 2);
        while rest > 1 {
            prime = prime_factor(rest, prime);
            while rest % prime == 0 {
                rest /= prime;
            }
            if prime <= end {
                marks.iter_mut().step_by(prime as usize).for_each(|mark| *mark = false);
            }
        }
        let mut numbers = vec![0; end as usize + 1];
        let mut found = 0;
        for (number, &is) in marks.iter().enumerate().skip(1) {
            numbers[found] = number as i64;
            found += usize::from(is);
        }
        numbers.truncate(found);
        self.marks = marks;
        numbers
    }

    pub(super) fn bytes(&self) -> usize {
        let named: usize =
            self.named.iter().map(|(_, _, members)| members.capacity() * size_of::<i64>()).sum();
        named + self.marks.capacity()
    }
}
