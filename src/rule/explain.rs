use super::table::OwnTable;
use crate::error::Result;
use crate::progress::Progress;
use crate::walk::LISTED;

/// One option of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnOption {
    /// Its number in the order of the rule, from 1.
    pub number: u64,
    /// The positions that it leaves, one or more.
    pub parts: Vec<Vec<u64>>,
    /// The nim-sum of their values.
    pub value: u32,
}

/// The mex at one position, option by option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnExplanation {
    /// The mex of the options' values.
    pub value: u32,
    /// How many options the rule gives; equal ones count each time.
    pub option_count: u64,
    /// The options, in the order of the rule; the first [`LISTED`] of them.
    pub options: Vec<OwnOption>,
    /// How many different values they have.
    pub value_count: u64,
    /// The least values, ascending, at most [`LISTED`]: how many options have each, and the first.
    pub by_value: Vec<(u64, OwnOption)>,
    /// How many options have the value 0.
    pub winning_count: u64,
    /// The options with the value 0; the first [`LISTED`] of them.
    pub winning: Vec<OwnOption>,
}

impl OwnTable {
    /// The options of a position with their values. Time O(options of all positions reached).
    ///
    /// # Errors
    /// As [`OwnTable::value`].
    ///
    /// ```
    /// use grundyscope::{ruleset::Rule, two_heaps::OwnTable};
    /// let rule = Rule::parse("(a,b) to (a-1,b), (a,b-1), (a-1,b) and (0,b-1)").unwrap();
    /// let mut table = OwnTable::new(rule).unwrap();
    /// let why = table.explain(&[1, 1], None).unwrap();
    /// assert_eq!((why.value, why.option_count), (0, 3)); // the values of the options are 1, 1 and 1
    /// assert_eq!(why.options[2].parts, [[0, 1], [0, 0]]);
    /// ```
    pub fn explain(
        &mut self,
        position: &[u64],
        progress: Option<&mut Progress<'_>>,
    ) -> Result<OwnExplanation> {
        let progress = &mut Progress::from(progress);
        let value = self.value(position, Some(progress))?;
        let mut found = OwnExplanation {
            value,
            option_count: 0,
            options: Vec::new(),
            value_count: 0,
            by_value: Vec::new(),
            winning_count: 0,
            winning: Vec::new(),
        };
        // Index: the value.
        let mut by_value: Vec<Option<(u64, OwnOption)>> = Vec::new();
        self.visit(position, progress, &mut |parts, value| {
            found.option_count += 1;
            let option = || OwnOption { number: found.option_count, parts: parts.to_vec(), value };
            if found.options.len() < LISTED {
                found.options.push(option());
            }
            if value == 0 {
                found.winning_count += 1;
                if found.winning.len() < LISTED {
                    found.winning.push(option());
                }
            }
            let value = value as usize;
            if value >= by_value.len() {
                by_value.resize(value + 1, None);
            }
            by_value[value].get_or_insert_with(|| (0, option())).0 += 1;
        })?;
        found.by_value = by_value.into_iter().flatten().collect();
        found.value_count = found.by_value.len() as u64;
        found.by_value.truncate(LISTED);
        Ok(found)
    }
}
