use super::{Sequence, within};
use crate::error::Result;
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::sort::sort;
pub use crate::walk::LISTED;
use crate::walk::ended;

/// What the numbers in [`Choice::to`] mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Form {
    /// The sizes of the heaps that are left.
    Heaps,
    /// The first and the last of the adjacent coins that now show heads.
    Run,
    /// The coins that now show heads, ascending.
    Coins,
    /// The heap that is left and the most that the next move may take from it.
    Limit,
}

impl Form {
    /// The stable name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Heaps => "heaps",
            Self::Run => "run",
            Self::Coins => "coins",
            Self::Limit => "limit",
        }
    }
}

/// One option: a position reachable in one move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Choice {
    /// Stones taken, or coins turned.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub amount: u64,
    /// The heaps or coins that are left, in the form of [`Explanation::form`]; empty if none.
    pub to: Vec<u64>,
    /// The Grundy value of the option.
    pub value: u32,
}

/// All options of one value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Witness {
    /// The value.
    pub value: u32,
    /// How many options have it.
    pub count: u64,
    /// The first of them, by ascending amount.
    pub first: Choice,
}

/// The mex at one index, option by option.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Explanation {
    /// The mex of the options' values: the least number that is not among them.
    pub value: u32,
    /// What [`Choice::to`] means here.
    pub form: Form,
    /// How many options there are.
    pub option_count: u64,
    /// The options by ascending amount; the first [`LISTED`] of them.
    pub options: Vec<Choice>,
    /// For each value among the options, ascending, how many have it and which is the first; the
    /// least [`LISTED`] values only, so that the counts may sum to less than there are options.
    pub by_value: Vec<Witness>,
}

/// Collects options, in ascending order of amount, into an [`Explanation`].
#[derive(Debug)]
pub(crate) struct Explainer {
    form: Form,
    option_count: u64,
    options: Vec<Choice>,
    witnesses: Vec<Witness>,
    /// For each value the index of its witness plus 1; 0 if no option has it.
    places: Vec<u32>,
    /// Values from here on have no witness any more.
    bound: u32,
}

/// The place of a value that has no witness any more.
const DROPPED: u32 = u32::MAX;

impl Explainer {
    pub(crate) fn new(form: Form) -> Self {
        let (options, witnesses, places) = (Vec::new(), Vec::new(), Vec::new());
        Self { form, option_count: 0, options, witnesses, places, bound: u32::MAX }
    }

    pub(crate) fn add(&mut self, choice: Choice) {
        if self.options.len() < LISTED {
            self.options.push(choice.clone());
        }
        self.count(1, choice);
    }

    /// Adds the option of leaving these heaps; allocates only if it may be listed.
    pub(crate) fn add_heaps(&mut self, amount: u64, left: &[u64], value: u32) {
        if self.options.len() >= LISTED && (self.place(value) > 0 || value >= self.bound) {
            self.count_unlisted(1, value);
        } else {
            let to = left.iter().copied().filter(|&heap| heap > 0).collect();
            self.add(Choice { amount, to, value });
        }
    }

    /// Lists an option without counting it, for callers that count by value. False when full.
    pub(crate) fn list(&mut self, choice: Choice) -> bool {
        let room = self.options.len() < LISTED;
        if room {
            self.options.push(choice);
        }
        room
    }

    /// Counts `count` options of one value without listing them.
    pub(crate) fn count(&mut self, count: u64, first: Choice) {
        let value = first.value;
        let is_new = self.place(value) == 0 && value < self.bound;
        self.count_unlisted(count, value);
        if !is_new {
            return;
        }
        self.witnesses.push(Witness { value, count, first });
        self.places[value as usize] = self.witnesses.len() as u32;
        if self.witnesses.len() > 2 * LISTED {
            self.drop_witnesses();
        }
    }

    /// Counts options of a value that has its witness, or gets none.
    fn count_unlisted(&mut self, count: u64, value: u32) {
        self.option_count += count;
        if value as usize >= self.places.len() {
            self.places.resize(value as usize + 1, 0);
        }
        let place = &mut self.places[value as usize];
        if *place == 0 {
            *place = DROPPED;
        }
        if let Some(witness) = self.witnesses.get_mut(*place as usize - 1) {
            witness.count += count;
        }
    }

    /// Keeps those of the least values, which are listed.
    fn drop_witnesses(&mut self) {
        let mut values: Vec<u32> = self.witnesses.iter().map(|witness| witness.value).collect();
        sort(&mut values);
        self.bound = values[LISTED];
        let Self { witnesses, places, bound, .. } = self;
        witnesses.retain(|witness| witness.value < *bound);
        values[LISTED..].iter().for_each(|&value| places[value as usize] = DROPPED);
        for (place, witness) in (1..).zip(witnesses) {
            places[witness.value as usize] = place;
        }
    }

    fn place(&self, value: u32) -> usize {
        self.places.get(value as usize).map_or(0, |&place| place as usize)
    }

    /// Returns the explanation; its value is the mex of all counted options.
    pub(crate) fn finish(self) -> Explanation {
        let value = self.places.iter().take_while(|&&place| place > 0).count() as u32;
        let by_value = self.places.iter().filter(|&&place| place > 0).take(LISTED);
        let by_value = by_value.map(|&place| self.witnesses[place as usize - 1].clone()).collect();
        Explanation {
            value,
            form: self.form,
            option_count: self.option_count,
            options: self.options,
            by_value,
        }
    }
}

pub(crate) fn explain_by_rules(
    ruleset: &Ruleset,
    sequence: &mut dyn Sequence,
    n: u64,
    progress: &mut Progress<'_>,
) -> Result<Explanation> {
    within(n, sequence.explain_limit())?;
    sequence.extend(n, progress)?;
    let form = if matches!(ruleset, Ruleset::Coins(_)) { Form::Coins } else { Form::Heaps };
    let mut explainer = Explainer::new(form);
    let mut value = [0];
    let walk = ruleset.walk(n, progress, &mut |_, amount, left| {
        let sum = left.iter().fold(0, |sum, &heap| {
            sequence.read(heap as usize, &mut value);
            sum ^ value[0]
        });
        explainer.add_heaps(amount, left, sum);
        Ok(())
    });
    ended(walk, n)?;
    Ok(explainer.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_is_the_first_gap() {
        let mut explainer = Explainer::new(Form::Heaps);
        for (amount, value) in [(1, 3), (2, 0), (3, 1), (4, 0), (5, 4)] {
            explainer.add(Choice { amount, to: vec![], value });
        }
        let explanation = explainer.finish();
        assert_eq!(explanation.value, 2);
        assert_eq!(explanation.option_count, 5);
        let zeros = &explanation.by_value[0];
        assert_eq!((zeros.value, zeros.count, zeros.first.amount), (0, 2, 2));
    }

    #[test]
    fn no_option_means_zero() {
        assert_eq!(Explainer::new(Form::Heaps).finish().value, 0);
    }
}
