use crate::ruleset::{LengthSet, Ruleset, Take};

/// The rules of a heap game, as far as theorems about periods depend on them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rules {
    /// A finite octal (or hexadecimal) code: `digits[t]` is the digit for taking t stones from a
    /// heap; `digits[0]` is the one before the point. A digit is the sum of 1 (leave no heap), 2
    /// (one heap), 4 (two heaps) and 8 (three heaps); heaps that are left are not empty. Kayles is
    /// `[0, 7, 7]`.
    Octal {
        /// The digits, from the one before the point on.
        digits: Vec<u8>,
    },
    /// An octal code with infinitely many digits: first `digits`, as above, then `tail` repeated.
    OctalRepeating {
        /// The digits before the repeating ones, at least the one before the point.
        digits: Vec<u8>,
        /// The digits that repeat.
        tail: Vec<u8>,
    },
    /// Take a number of stones in a finite set.
    FiniteSubtraction {
        /// The subtraction set.
        set: Vec<u64>,
    },
    /// Take any positive number of stones that is not in a finite set.
    AllBut {
        /// What may not be taken.
        excluded: Vec<u64>,
    },
    /// Take any positive number of stones.
    Nim,
    /// Take at least half of the heap.
    AtLeastHalf,
    /// Take an odd number of stones, an even one, or a power of a base: sets with a closed form.
    Named {
        /// [`LengthSet::Odd`], [`LengthSet::Even`] or [`LengthSet::PowersOf`].
        set: LengthSet,
    },
    /// Anything else: other infinite sets, Grundy's game, coins. A period is never proved.
    Other,
}

impl Rules {
    /// The same game in the form that the criteria use: [`Rules::AllBut`] for nim, without excluded
    /// numbers, and for codes of digits 0 and 3 with the repeated digit 3. Other rules are returned
    /// unchanged.
    ///
    /// Time and space O(length of the rules).
    ///
    /// ```
    /// use grundyscope::periodicity::Rules;
    /// let code = Rules::OctalRepeating { digits: vec![0, 3, 0], tail: vec![3] };
    /// assert_eq!(code.simplified(), Rules::AllBut { excluded: vec![2] });
    /// ```
    #[must_use]
    pub fn simplified(&self) -> Self {
        match self {
            Self::Nim => Self::AllBut { excluded: Vec::new() },
            Self::OctalRepeating { digits, tail } if tail.iter().all(|&digit| digit == 0) => {
                Self::Octal { digits: digits.clone() }
            }
            Self::OctalRepeating { digits, tail }
                if digits.first() == Some(&0)
                    && digits.iter().all(|&digit| digit == 0 || digit == 3)
                    && tail.iter().all(|&digit| digit == 3) =>
            {
                let amounts = (0..).zip(digits).skip(1);
                Self::AllBut { excluded: amounts.filter(|(_, digit)| **digit == 0).map(|(t, _)| t).collect() }
            }
            Self::OctalRepeating { digits, tail }
                if digits.len() > 1 && tail.iter().all(|digit| digits.last() == Some(digit)) =>
            {
                // 4.3(3) is 4.(3), written with one digit more.
                let last = digits.iter().rposition(|digit| digit != &tail[0]).unwrap_or(0);
                Self::OctalRepeating { digits: digits[..=last].to_vec(), tail: vec![tail[0]] }
            }
            same => same.clone(),
        }
    }
}

/// The rules of a ruleset. A new family is one arm.
///
/// ```
/// use grundyscope::{Ruleset, periodicity::{Rules, rules_of}};
/// assert_eq!(rules_of(&Ruleset::parse("take:squares").unwrap()), Rules::Other);
/// ```
#[must_use]
pub fn rules_of(ruleset: &Ruleset) -> Rules {
    match ruleset {
        Ruleset::Take(Take::AtLeastHalf) => Rules::AtLeastHalf,
        Ruleset::Take(Take::List(set)) => Rules::FiniteSubtraction { set: set.clone() },
        Ruleset::Take(Take::AllBut(excluded)) => Rules::AllBut { excluded: excluded.clone() },
        Ruleset::Take(Take::Set(set @ (LengthSet::Odd | LengthSet::Even | LengthSet::PowersOf(_)))) => {
            Rules::Named { set: *set }
        }
        Ruleset::Nim => Rules::Nim,
        #[cfg(feature = "own-rules")]
        Ruleset::Own(rule) => rule.same_as().map_or(Rules::Other, |game| rules_of(&game)),
        Ruleset::Octal(code) => {
            let digits = code.digits();
            let (first, tail) = digits.split_at(digits.len() - code.repeating());
            if tail.is_empty() {
                Rules::Octal { digits: first.to_vec() }
            } else {
                Rules::OctalRepeating { digits: first.to_vec(), tail: tail.to_vec() }
            }
        }
        // Infinite subtraction sets and others: no theorem applies.
        Ruleset::Take(
            Take::Set(_) | Take::Union { .. } | Take::AtMostHalf | Take::ProperDivisors | Take::Coprime,
        )
        | Ruleset::Coins(_)
        | Ruleset::FibonacciNim
        | Ruleset::GrundysGame
        | Ruleset::Treblecross => Rules::Other,
    }
}
