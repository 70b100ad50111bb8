/// The most characters of a text that is read.
pub const MAX_TEXT: usize = 4_000;

/// The most other meanings that are offered.
pub(super) const MAX_OTHERS: usize = 3;

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Kind {
    /// A game on single heaps.
    Game,
    /// A sum.
    Position,
    /// A game on two numbers, or a rule of several.
    Table,
    /// A board without a position, by its name in positions.
    Board,
    /// An expression of the calculator of nimbers.
    Nimber,
    /// The Zeckendorf representation of a number, which may be missing.
    Representation,
    /// The first terms of a sequence, with commas.
    Terms,
    /// A number of the OEIS with its leading zeros.
    Sequence,
    /// A problem of Project Euler by its number, or one by its name.
    Problem,
}

/// What is asked about a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Aspect {
    /// Its values, or nothing in particular.
    #[default]
    Values,
    /// Where its values are zero.
    Zeros,
    /// How many of its positions lose.
    Count,
    /// The period of its values.
    Period,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Question {
    /// What it is about.
    pub kind: Kind,
    /// That in this library's notation.
    pub text: String,
    /// How far, as typed.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub n: Option<String>,
    /// What about it.
    pub aspect: Aspect,
    /// Whether the last move loses.
    pub misere: bool,
    /// How a sum is played: `moore:2`.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub sum: Option<String>,
}

impl Question {
    /// Whether it asks of a game, and of nothing in particular.
    pub(super) fn is_bare_game(&self) -> bool {
        self.kind == Kind::Game && self.n.is_none() && self.aspect == Aspect::Values
    }

    pub(super) const fn new(kind: Kind, text: String) -> Self {
        Self { kind, text, n: None, aspect: Aspect::Values, misere: false, sum: None }
    }
}

/// Why an offer is not word for word what was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Why {
    /// It was not understood and left out.
    Ignored,
    /// A name was spelled otherwise.
    Spelling,
    /// A number cannot be one of this game, and was left out.
    Number,
    /// `/` rounds down.
    RoundsDown,
    /// No game was named: this one is assumed.
    Game,
    /// A limit or a number of heaps was not given: the usual one is assumed.
    Usual,
    /// `^` is a power of nimbers.
    Power,
    /// How the game ends was not understood, and is assumed.
    Ending,
}

/// What was left out or assumed, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Change {
    /// Why.
    pub why: Why,
    /// The first character of the place.
    pub from: usize,
    /// The character after the place.
    pub to: usize,
}

/// A question with what it changes of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Offer {
    /// What is asked.
    pub question: Question,
    /// What of the text it does not keep; empty where it means what was typed.
    pub changed: Vec<Change>,
}

/// What a part of a text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum What {
    /// What is played or computed.
    Subject,
    /// The sizes of heaps.
    Heaps,
    /// How far.
    N,
    /// Whether the last move wins or loses.
    Ending,
}

/// A part of the text that was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Span {
    /// What it says.
    pub what: What,
    /// Its first character.
    pub from: usize,
    /// The character after it.
    pub to: usize,
}

/// How a text was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Reading {
    /// What the text means, if that is clear, or clear but for what it says to have changed.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub best: Option<Offer>,
    /// The nearest other meanings, at most three, or the other answers to choose from.
    pub others: Vec<Offer>,
    /// Where the text says what; nothing where it is a notation as a whole.
    pub spans: Vec<Span>,
}
