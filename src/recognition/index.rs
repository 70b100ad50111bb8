const INDEX: &str = include_str!("index.tsv");

/// A sequence of the index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The number in the OEIS, such as A014586.
    pub number: &'static str,
    /// The index of the first term in the OEIS.
    pub offset: u32,
    /// A game with these Grundy values, but for entry 0 where the offset is 1; empty for none.
    pub game: &'static str,
    /// Its description, in English.
    pub name: &'static str,
    terms: &'static str,
}

impl Known {
    fn read(row: &'static str) -> Option<Self> {
        let mut cells = row.split('\t');
        let mut next = || cells.next();
        let (number, offset) = (next()?, next()?.parse().ok()?);
        Some(Self { number, offset, game: next()?, name: next()?, terms: next()? })
    }

    /// The first terms.
    #[must_use]
    pub fn terms(&self) -> Vec<u64> {
        self.terms.split(',').filter_map(|term| term.parse().ok()).collect()
    }
}

/// Every sequence of the index, in its order.
///
/// ```
/// use grundyscope::recognition::known;
/// let squares = known().find(|sequence| sequence.number == "A014586").unwrap();
/// assert_eq!((squares.game, &squares.terms()[..5]), ("take:squares", &[0, 1, 0, 1, 2][..]));
/// ```
pub fn known() -> impl Iterator<Item = Known> {
    // Remarks have no second cell.
    INDEX.lines().filter_map(Known::read)
}
