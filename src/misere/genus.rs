use crate::sort::sort;
use std::fmt;

/// The genus of a position: its Grundy value, and its misère nim-values with heaps of two.
///
/// ```
/// use grundyscope::Ruleset;
/// let kayles = Ruleset::parse("kayles").unwrap().genera(..=9).unwrap();
/// let values: Vec<u64> = kayles.iter().map(|genus| genus.value()).collect();
/// assert_eq!(values, [1, 0, 2, 3, 0, 1, 3, 2, 1, 0]);
/// assert_eq!(kayles[5].to_string(), "4^146"); // Winning Ways, chapter 13
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Genus {
    normal: u64,
    misere: Vec<u64>,
}

impl Genus {
    /// The genus of these values, the misère nim-values written as short as possible.
    pub(super) const fn new(normal: u64, misere: Vec<u64>) -> Self {
        Self { normal, misere }
    }

    /// The Grundy value under normal play.
    #[must_use]
    pub const fn normal(&self) -> u64 {
        self.normal
    }

    /// The misère nim-value: 0 for a P-position of misère play.
    #[must_use]
    pub fn value(&self) -> u64 {
        self.beside(0)
    }

    /// The misère nim-value of the sum with `twos` nim heaps of size two.
    #[must_use]
    pub fn beside(&self, twos: usize) -> u64 {
        let written = self.misere.len();
        self.misere[if twos < written { twos } else { written - 2 + (twos - written) % 2 }]
    }

    /// The misère nim-values with 0, 1, 2, ... heaps of two, up to the first occurrence of the two
    /// that alternate.
    #[must_use]
    pub fn superscript(&self) -> &[u64] {
        &self.misere
    }

    pub(super) fn of_options(options: &[&Self]) -> Self {
        let normal = mex(options.iter().map(|option| option.normal));
        let first = if options.is_empty() { 1 } else { mex(options.iter().map(|option| option.value())) };
        let mut misere = vec![first];
        // Once the options and three consecutive values alternate, all further values do.
        let settled = options.iter().map(|option| option.misere.len()).max().unwrap_or(0);
        loop {
            let (twos, last) = (misere.len(), misere[misere.len() - 1]);
            let without_a_two = [last, last ^ 1];
            misere.push(mex(options.iter().map(|option| option.beside(twos)).chain(without_a_two)));
            if twos >= settled + 2 && misere[twos] == misere[twos - 2] {
                break;
            }
        }
        while misere.len() > 2 && misere[misere.len() - 1] == misere[misere.len() - 3] {
            misere.pop();
        }
        Self { normal, misere }
    }
}

impl fmt::Display for Genus {
    /// As in Winning Ways, `4^146`; with commas where a value has two digits, `10^10,8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}^", self.normal)?;
        let commas = self.misere.iter().any(|&value| value > 9);
        for (place, value) in self.misere.iter().enumerate() {
            write!(f, "{}{value}", if commas && place > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}

fn mex(values: impl Iterator<Item = u64>) -> u64 {
    let mut present: Vec<u64> = values.collect();
    sort(&mut present);
    present.dedup();
    (0..).zip(present).take_while(|(expected, found)| expected == found).count() as u64
}
