//! The members of sets: named sets are found once, and then cut.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "heaps are below 2^31, other numbers within 2^53 and not negative where they are cast"
)]

use super::code::{Piece, UNDEFINED};
use super::compile::{ItemProgram, SetProgram};
use crate::ruleset::LengthSet;
use crate::ruleset::own::{MAX_MEMBERS, MAX_NUMBER, divisors, named_members, powers};

/// The named sets that were needed so far.
#[derive(Debug, Default)]
pub(super) struct Tables {
    /// A set, the number up to which its members are known, and they.
    found: Vec<(LengthSet, i64, Vec<i64>)>,
    marks: Vec<bool>,
}

/// A set with more members than there may be.
#[derive(Debug)]
pub(super) struct TooMany;

impl Tables {
    /// Writes the members of a set into `members`, ascending, each once; infinite sets end at
    /// `largest` where the set has no `up to`. Returns how much work that was.
    pub(super) fn members(
        &mut self,
        set: &SetProgram,
        number: &mut dyn FnMut(&Piece) -> i64,
        largest: i64,
        members: &mut Vec<i64>,
    ) -> Result<u64, TooMany> {
        members.clear();
        let mut work = 0;
        let (end, infinite_end) = match &set.up_to {
            None => (MAX_NUMBER, largest),
            Some(end) => match number(end) {
                UNDEFINED => return Ok(0),
                end => (end, end),
            },
        };
        for item in &set.items {
            match item {
                ItemProgram::Range(from, to) => {
                    let (from, to) = (number(from), number(to));
                    if from != UNDEFINED && to != UNDEFINED && from <= to.min(end) {
                        let to = to.min(end);
                        room(members, to - from + 1)?;
                        members.extend(from..=to);
                    }
                }
                ItemProgram::Number(piece) => {
                    let number = number(piece);
                    if number != UNDEFINED && number <= end {
                        members.push(number);
                    }
                }
                ItemProgram::Divisors(proper, of) => {
                    let of = number(of);
                    if of >= 1 {
                        work += 2 * of.isqrt() as u64;
                        divisors(of, |divisor| {
                            if divisor <= end && !(*proper && divisor == of) {
                                members.push(divisor);
                            }
                        });
                    }
                }
                ItemProgram::Coprime(to) => {
                    let to = number(to);
                    if to >= 0 && infinite_end >= 1 {
                        room(members, infinite_end)?;
                        work += 3 * infinite_end as u64 + 2 * to.isqrt() as u64;
                        self.coprime(to, infinite_end, members);
                    }
                }
                ItemProgram::Powers(base) => {
                    members.extend(powers(number(base)).take_while(|&power| power <= infinite_end));
                }
                ItemProgram::Named(set) => {
                    let known = self.named(*set, infinite_end)?;
                    room(members, known.len() as i64)?;
                    members.extend_from_slice(known);
                }
            }
            room(members, 0)?;
        }
        if set.items.len() > 1 || !members.is_sorted() {
            members.sort_unstable();
            members.dedup();
        }
        Ok(work + members.len() as u64)
    }

    /// The members of a named set up to `end`.
    fn named(&mut self, set: LengthSet, end: i64) -> Result<&[i64], TooMany> {
        let place = self.found.iter().position(|(found, ..)| *found == set);
        let place = place.unwrap_or_else(|| {
            self.found.push((set, 0, Vec::new()));
            self.found.len() - 1
        });
        let (_, known, members) = &mut self.found[place];
        if *known < end {
            // Twice as far, so that all searches together take no longer than the last one, unless
            // that is too far.
            let far = end.saturating_mul(2).clamp(1_000, MAX_NUMBER);
            let (reached, found) = match named_members(set, far) {
                Some(found) => (far, found),
                None => (end, named_members(set, end).ok_or(TooMany)?),
            };
            (*known, *members) = (reached, found);
        }
        let count = members.partition_point(|&member| member <= end);
        Ok(&members[..count])
    }

    /// Adds the numbers from 1 to `end` that are coprime to a number: those that no prime factor of
    /// it divides.
    fn coprime(&mut self, to: i64, end: i64, members: &mut Vec<i64>) {
        if to == 0 {
            return members.push(1);
        }
        self.marks.clear();
        self.marks.resize(end as usize + 1, false);
        let mut strike = |prime: i64| {
            if prime <= end {
                self.marks.iter_mut().step_by(prime as usize).for_each(|mark| *mark = true);
            }
        };
        let (mut rest, mut prime) = (to, 2);
        while prime * prime <= rest {
            if rest % prime == 0 {
                strike(prime);
                while rest % prime == 0 {
                    rest /= prime;
                }
            }
            prime += 1;
        }
        if rest > 1 {
            strike(rest);
        }
        members.extend((1..=end).filter(|&number| !self.marks[number as usize]));
    }

    pub(super) fn bytes(&self) -> usize {
        self.found.iter().map(|(_, _, members)| members.capacity() * size_of::<i64>()).sum()
    }
}

fn room(members: &[i64], more: i64) -> Result<(), TooMany> {
    let room = MAX_MEMBERS.saturating_sub(members.len());
    if members.len() > MAX_MEMBERS || more > room as i64 { Err(TooMany) } else { Ok(()) }
}
