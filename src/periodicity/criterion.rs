//! The theorems that prove a repetition for all indices from finitely many values.
//!
//! All indices are heap sizes, from 0. Throughout, a *repetition* (n0, p, s) is G(n+p) = G(n) + s
//! for n >= n0, and k is the largest number of stones that a rule names: the last digit that is not
//! 0, the largest member of a subtraction set, the largest excluded number; at least 1 where no
//! move leaves more than one heap.

/// The theorem that proves a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Criterion {
    /// Guy and Smith's theorem, for a finite code whose moves leave at most h heaps, h >= 2: when,
    /// for some n0 >= 1, G(n+p) = G(n) for n0 <= n < h*n0 + (h-1)*p + k, then it holds for all n >=
    /// n0. For octal codes, h = 2, that is n0 <= n < 2*n0 + p + k, so that 2*n0 + 2*p + k values
    /// are needed.
    ///
    /// Why: let n be larger. A move in the heap n+p leaves heaps of at least n+p-k >= h*n0 + h*p
    /// stones together, so the largest has b >= n0+p. As b-p >= n0 >= 1, replacing it by b-p is a
    /// move in n, and of the same value by induction. A move in n leaves at least h*n0 + (h-1)*p
    /// stones, so the largest heap has b >= n0, and replacing it by b+p is a move in n+p of the
    /// same value. As n > k no move leaves nothing. So both have the same options' values. (For
    /// n0 = 0 the theorem is used with n0 = 1, as b-p must not be an empty heap.)
    ///
    /// Source: Guy and Smith, "The G-values of various games", Proc. Cambridge Philos. Soc. 52
    /// (1956), 514-526; Winning Ways, chapter 4. The same argument gives the range for three heaps
    /// (hexadecimal codes).
    GuySmith,
    /// A window that repeats, for a finite subtraction set, or a finite code with digits up to 3:
    /// when G(n+p) = G(n) for n0 <= n < n0 + k, then for all n >= n0.
    ///
    /// Why: for n >= n0 + k the options of n and of n+p are the heaps up to k below, which agree by
    /// induction, and none is cut off at 0. For a code, n0 >= 1 makes n > k, so that no move leaves
    /// nothing.
    ///
    /// Source: Golomb, "A mathematical investigation of games of take-away", J. Combin. Theory 1
    /// (1966), 443-458; Winning Ways, chapter 4.
    WindowRepetition,
    /// Arithmetic periods when all but a finite set may be taken: when there is an n1 >= n0 with
    /// G(n+p) = G(n) + s for n0 <= n < n1 + k, and the largest of the values of 0..n1+p is by s
    /// larger than the largest of 0..n1, then G(n+p) = G(n) + s for all n >= n0. (The largest of no
    /// values counts as -1.)
    ///
    /// Why: the values of the heaps 0..m are always 0..M without a gap, M-1 being the largest of
    /// them: a heap of value w has smaller heaps of every value below w as options. For n >= n1 +
    /// k the options are the heaps 0..n-k, of values 0..M(n-k), and some of the k heaps below n.
    /// Going from n to n+p, the k values below grow by s by induction; M(n-k) grows by s, as it
    /// does so at n-k = n1 and is then pushed only by values that do; so the mex grows by s.
    ///
    /// That such a repetition always exists is a theorem of Angela Siegel, cited in Sleator and
    /// Slusky, "Subtraction games with FES sets of size 3", arXiv:1201.3299. Nim is the case of no
    /// excluded number: p = s = 1.
    AllBut,
    /// Lasker's nim, 4.(3), take any number or split: G(n+4) = G(n) + 4 for n >= 1, with G(1..=4) =
    /// 1, 2, 4, 3. A theorem about one game, whose only hypothesis is the code itself.
    ///
    /// Source: Lasker, Brettspiele der Völker (1931), 183-196; Ferguson, Game Theory, part I,
    /// section 4.4, with the induction.
    LaskersNim,
    /// A formula, whose only hypothesis is the rule. Taking an odd number: n mod 2, for an odd heap
    /// alone has even options. An even number: floor(n/2), nim with pairs. A power of b: where b is
    /// odd, so are its powers, and it is n mod 2. Where b is even, each power is 1 or b modulo b+1,
    /// so that by induction an option has the value of n-1 or of n-b; with r = n mod b+1, n has the
    /// value 2 for r = b, else r mod 2.
    ClosedForm,
}

impl Criterion {
    /// The stable name, in kebab-case.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::GuySmith => "guy-smith",
            Self::WindowRepetition => "window-repetition",
            Self::AllBut => "all-but",
            Self::LaskersNim => "laskers-nim",
            Self::ClosedForm => "closed-form",
        }
    }
}
