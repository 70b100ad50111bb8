//! A rule as data. Names are slots: first the coordinates of the position, then the names that the
//! binders of a clause bind, in order.

use crate::length_set::LengthSet;

/// A rule of a game on one, two or three numbers; equal if the canonical form is: names count.
///
/// ```
/// use grundyscope::Ruleset;
/// let rule = Ruleset::parse("n -> n - k for k in { 1, 3, 4 }").unwrap();
/// assert_eq!(rule.to_string(), "rule:(n to n-k for k in {1,3,4})");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rule {
    /// The names of the coordinates.
    pub(super) names: Vec<String>,
    pub(super) clauses: Vec<Clause>,
    /// The least and greatest number of each coordinate; empty without a board.
    pub(super) board: Vec<(i64, i64)>,
    /// Positions that do not exist, ascending.
    pub(super) walls: Vec<Vec<i64>>,
}

/// Some options of a position: results for all that the binders run through, on a condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Clause {
    pub(crate) results: Vec<Yield>,
    pub(crate) binders: Vec<Binder>,
    pub(crate) names: Vec<String>,
    pub(crate) condition: Option<Condition>,
}

/// What an option leaves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Yield {
    /// The sum of these parts.
    Sum(Vec<Part>),
    /// Two or more positive heaps with the sum n: every way, or every way with different heaps.
    Heaps { distinct: bool },
}

/// A part of a sum: a position, or several equal ones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Part {
    pub(crate) count: Option<Expression>,
    pub(crate) coordinates: Vec<Expression>,
}

/// Gives numbers to one name or to two.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Binder {
    /// Each member of the set, ascending.
    In(Set),
    Equals(Expression),
    /// Two positive numbers with that sum, the first one ascending.
    Sum(Expression),
}

impl Binder {
    /// How many names it binds.
    pub(crate) const fn names(&self) -> usize {
        if matches!(self, Self::Sum(_)) { 2 } else { 1 }
    }
}

/// A union of sets, cut above.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Set {
    pub(crate) items: Vec<Item>,
    pub(crate) up_to: Option<Expression>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Item {
    /// Both ends included.
    Range(Expression, Expression),
    List(Vec<Expression>),
    Divisors {
        proper: bool,
        of: Expression,
    },
    Coprime(Expression),
    Powers(Expression),
    Named(LengthSet),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Condition {
    And(Vec<Condition>),
    Or(Vec<Condition>),
    Not(Box<Condition>),
    /// The expressions, and the relations between neighbours.
    Chain(Vec<Expression>, Vec<Relation>),
    Even(Expression),
    Odd(Expression),
    Prime(Expression),
    Square(Expression),
    Divides(Expression, Expression),
    In(Expression, Set),
}

impl Condition {
    /// Whether it looks for factors up to a cube root.
    pub(crate) fn is_dear(&self) -> bool {
        match self {
            Self::And(parts) | Self::Or(parts) => parts.iter().any(Self::is_dear),
            Self::Not(inner) => inner.is_dear(),
            Self::In(_, set) => set
                .items
                .iter()
                .any(|item| matches!(item, Item::Named(LengthSet::Semiprimes | LengthSet::PrimePowers))),
            _ => false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Relation {
    Equal,
    Unequal,
    Less,
    AtMost,
    Greater,
    AtLeast,
}

impl Relation {
    pub(super) const ALL: [Self; 6] =
        [Self::Equal, Self::Unequal, Self::Less, Self::AtMost, Self::Greater, Self::AtLeast];

    pub(super) const fn sign(self) -> &'static str {
        match self {
            Self::Equal => "=",
            Self::Unequal => "!=",
            Self::Less => "<",
            Self::AtMost => "<=",
            Self::Greater => ">",
            Self::AtLeast => ">=",
        }
    }

    pub(crate) const fn holds(self, a: i64, b: i64) -> bool {
        match self {
            Self::Equal => a == b,
            Self::Unequal => a != b,
            Self::Less => a < b,
            Self::AtMost => a <= b,
            Self::Greater => a > b,
            Self::AtLeast => a >= b,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Expression {
    Number(i64),
    /// A slot.
    Name(usize),
    Negative(Box<Expression>),
    Binary(Operator, Box<(Expression, Expression)>),
    Call(Function, Vec<Expression>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Operator {
    Add,
    Subtract,
    Multiply,
    /// Rounded down.
    Divide,
    /// With the sign of the divisor.
    Modulo,
    Xor,
}

impl Operator {
    /// How it is written, and how tightly it binds.
    pub(super) const fn written(self) -> (&'static str, u8) {
        match self {
            Self::Xor => (" xor ", 1),
            Self::Add => ("+", 2),
            Self::Subtract => ("-", 2),
            Self::Multiply => ("*", 3),
            Self::Divide => ("/", 3),
            Self::Modulo => (" mod ", 3),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Function {
    Floor,
    Min,
    Max,
    Gcd,
    Sqrt,
    Highbit,
    Lowbit,
    Abs,
}

impl Function {
    pub(super) const ALL: [(&'static str, Self); 8] = [
        ("floor", Self::Floor),
        ("min", Self::Min),
        ("max", Self::Max),
        ("gcd", Self::Gcd),
        ("sqrt", Self::Sqrt),
        ("highbit", Self::Highbit),
        ("lowbit", Self::Lowbit),
        ("abs", Self::Abs),
    ];
}

impl Expression {
    /// Visits the slots of its names.
    pub(crate) fn visit_names(&self, visit: &mut dyn FnMut(usize)) {
        match self {
            Self::Number(_) => {}
            Self::Name(slot) => visit(*slot),
            Self::Negative(inner) => inner.visit_names(visit),
            Self::Binary(_, operands) => {
                operands.0.visit_names(visit);
                operands.1.visit_names(visit);
            }
            Self::Call(_, arguments) => arguments.iter().for_each(|argument| argument.visit_names(visit)),
        }
    }
}

impl Set {
    pub(crate) fn visit_names(&self, visit: &mut dyn FnMut(usize)) {
        self.up_to.iter().for_each(|end| end.visit_names(visit));
        for item in &self.items {
            match item {
                Item::Range(from, to) => {
                    from.visit_names(visit);
                    to.visit_names(visit);
                }
                Item::List(numbers) => numbers.iter().for_each(|number| number.visit_names(visit)),
                Item::Divisors { of: number, .. } | Item::Coprime(number) | Item::Powers(number) => {
                    number.visit_names(visit);
                }
                Item::Named(_) => {}
            }
        }
    }
}

impl Condition {
    /// How many names and members its tests of membership look at, in the tree, for each position.
    pub(crate) fn looked_at(&self) -> u64 {
        match self {
            Self::And(parts) | Self::Or(parts) => parts.iter().map(Self::looked_at).sum(),
            Self::Not(inner) => inner.looked_at(),
            Self::In(_, set) => {
                let numbers = set.items.iter().map(|item| match item {
                    Item::List(numbers) => numbers.len() as u64,
                    _ => 1,
                });
                let mut count = 1 + numbers.sum::<u64>();
                self.visit_names(&mut |_| count += 1);
                count
            }
            _ => 0,
        }
    }

    pub(crate) fn visit_names(&self, visit: &mut dyn FnMut(usize)) {
        match self {
            Self::And(parts) | Self::Or(parts) => parts.iter().for_each(|part| part.visit_names(visit)),
            Self::Not(inner) => inner.visit_names(visit),
            Self::Chain(numbers, _) => numbers.iter().for_each(|number| number.visit_names(visit)),
            Self::Even(number) | Self::Odd(number) | Self::Prime(number) | Self::Square(number) => {
                number.visit_names(visit);
            }
            Self::Divides(divisor, number) => {
                divisor.visit_names(visit);
                number.visit_names(visit);
            }
            Self::In(number, set) => {
                number.visit_names(visit);
                set.visit_names(visit);
            }
        }
    }
}

impl Rule {
    /// How many numbers a position has: 1, 2 or 3. Time O(1). Panics: never.
    #[must_use]
    pub const fn coordinates(&self) -> usize {
        self.names.len()
    }

    pub(crate) fn clauses(&self) -> &[Clause] {
        &self.clauses
    }

    /// Whether a position exists: not negative, on the board and on no wall.
    pub(crate) fn exists(&self, position: &[i64]) -> bool {
        position.iter().all(|&number| number >= 0)
            && self
                .board
                .iter()
                .zip(position)
                .all(|(&(least, greatest), number)| (least..=greatest).contains(number))
            && (self.walls.is_empty()
                || self.walls.binary_search_by(|wall| wall.as_slice().cmp(position)).is_err())
    }

    pub(crate) fn walls(&self) -> &[Vec<i64>] {
        &self.walls
    }

    /// The least and greatest number of a coordinate on the board, and whether there are walls.
    #[must_use]
    pub fn bounds(&self, coordinate: usize) -> (i64, i64, bool) {
        let (least, greatest) = self.board.get(coordinate).copied().unwrap_or((0, i64::MAX));
        (least, greatest, !self.walls.is_empty())
    }
}
