use dashu_int::UBig;

/// The arguments of one question: read, and inside the ranges of the problem's parameters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arguments {
    pub(super) numbers: Vec<(&'static str, UBig)>,
}

impl Arguments {
    /// The number of that name; `None` when it was left out.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&UBig> {
        self.numbers.iter().find(|(known, _)| *known == name).map(|(_, number)| number)
    }

    /// All numbers by name, in the order of the problem's parameters.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &UBig)> {
        self.numbers.iter().map(|(name, number)| (*name, number))
    }

    /// The number of a parameter that is never left out; panics when it was.
    pub(super) fn big(&self, name: &str) -> &UBig {
        self.get(name).expect("a parameter that is needed or has a default")
    }

    /// The same where its range keeps it below 2^64; panics when it is left out, or larger.
    pub(super) fn small(&self, name: &str) -> u64 {
        self.big(name).try_into().expect("a parameter whose range is small")
    }
}
