use super::counters::LANES;
use crate::ruleset::LengthSet;

/// The lengths that a run may have.
#[derive(Clone, Debug)]
pub enum Lengths {
    /// Those of a named set.
    Set(LengthSet),
    /// Those of a list, ascending.
    List(Vec<u64>),
}

impl From<LengthSet> for Lengths {
    fn from(set: LengthSet) -> Self {
        Self::Set(set)
    }
}

impl Lengths {
    pub(super) fn up_to(&self, n: u64) -> Vec<u64> {
        match self {
            Self::Set(set) => set.up_to(n),
            Self::List(lengths) => lengths[..lengths.partition_point(|&length| length <= n)].to_vec(),
        }
    }
}

/// The lengths of the set, ascending: those that reach into a block from inside it, and the others.
pub(super) struct Reach {
    pub(super) near: Vec<usize>,
    pub(super) far: Vec<usize>,
}

impl Reach {
    pub(super) fn new(set: &Lengths, n: usize) -> Self {
        let all = set.up_to(n as u64).into_iter().map(|l| l as usize);
        let (near, far) = all.partition(|&l| l < LANES);
        Self { near, far }
    }

    pub(super) fn count(&self) -> usize {
        self.near.len() + self.far.len()
    }

    pub(super) fn moves(&self, n: usize) -> u64 {
        self.near.iter().chain(&self.far).take_while(|&&l| l <= n).map(|l| (n + 1 - l) as u64).sum()
    }
}
