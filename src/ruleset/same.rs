//! Rules that are a named game, recognised by their form: every heap has the same options, which
//! follows for all heaps from how the rule is written.

#![expect(clippy::cast_sign_loss, clippy::cast_possible_wrap, reason = "amounts are checked to be positive")]

use super::octal::OctalCode;
use super::rules::Ruleset;
use super::take::Take;
use crate::length_set::LengthSet;
use crate::rule::{
    Binder, Clause, Condition, Expression, Function, Item, Operator, Relation, Rule, Set, Yield,
};
use crate::sort::sort;

/// The most numbers that may be taken, and the largest one of an octal code.
const MAX_AMOUNTS: usize = 1_000;
const MAX_DIGIT: i64 = 256;

/// The largest constant: far from where numbers become undefined.
const MAX_CONSTANT: i64 = 1 << 31;

/// What a clause is a part of.
enum Found {
    /// Numbers to take, with the bits of an octal digit: 1 to leave nothing, 2 one heap, 4 two.
    Digits(Vec<(i64, u8)>),
    Game(Ruleset),
}

impl Rule {
    /// The named game that this rule is: each heap has the same options, apart from empty heaps.
    /// `None` where the form of the rule does not show one.
    ///
    /// Proved, not tried: numbers and named sets to take, octal codes written as splits, nim,
    /// Lasker's, Grundy's game and taking at most or at least half. Time O(length of the rule), and
    /// O(numbers) for lists.
    ///
    /// ```
    /// use grundyscope::Ruleset;
    /// let same_as = |rule: &str| match Ruleset::parse(rule) {
    ///     Ok(Ruleset::Own(rule)) => rule.same_as().map(|game| game.to_string()),
    ///     _ => None,
    /// };
    /// // Winning Ways, chapter 4: Kayles.
    /// let kayles = same_as("n to a and b for k in {1,2}, a in 0..n-k, b = n-k-a");
    /// assert_eq!(kayles.as_deref(), Some("octal:0.77"));
    /// assert_eq!(same_as("n to n-1 or n/2"), None);
    /// ```
    #[must_use]
    pub fn same_as(&self) -> Option<Ruleset> {
        if self.coordinates() > 1 || self.bounds(0) != (0, i64::MAX, false) {
            return None;
        }
        let mut digits: Vec<(i64, u8)> = Vec::new();
        let mut any_number = false;
        for clause in self.clauses() {
            match found(clause)? {
                Found::Game(game) if self.clauses().len() == 1 => return Some(game),
                Found::Game(Ruleset::Nim) => any_number = true,
                Found::Game(_) => return None,
                Found::Digits(more) => digits.extend(more),
            }
        }
        game_of(digits, any_number)
    }
}

/// A subtraction set or octal code of these digits; `any_number` may be taken besides.
fn game_of(digits: Vec<(i64, u8)>, any_number: bool) -> Option<Ruleset> {
    // To take nothing and leave a heap would go round.
    if digits.iter().any(|&(amount, bits)| amount < 0 || amount == 0 && bits != 4) {
        return None;
    }
    let largest = digits.iter().map(|&(amount, _)| amount).max()?;
    if !any_number && digits.iter().all(|&(_, bits)| bits == 3) {
        let mut amounts: Vec<u64> = digits.iter().map(|&(amount, _)| amount as u64).collect();
        sort(&mut amounts);
        amounts.dedup();
        return (amounts.len() <= MAX_AMOUNTS).then_some(Ruleset::Take(Take::List(amounts)));
    }
    if largest > MAX_DIGIT {
        return None;
    }
    let mut code = vec![0; largest as usize + 1];
    for (amount, bits) in digits {
        code[amount as usize] |= bits;
    }
    if any_number {
        code.push(0);
        for digit in &mut code[1..] {
            *digit |= 3;
        }
    }
    OctalCode::new(&code, usize::from(any_number)).ok().map(Ruleset::Octal)
}

/// The coefficients of a linear expression: of no name, then by slot.
type Linear = Vec<i64>;

/// A loop of a clause, with the slot of its name.
enum Loop<'a> {
    In(usize, &'a Set),
    /// Two positive numbers with this sum.
    Sum(usize, Linear),
}

fn found(clause: &Clause) -> Option<Found> {
    let slots = 1 + clause.names.len();
    // What each name is, in terms of n and the names of loops.
    let mut forms: Vec<Linear> = vec![name(0, slots)];
    let mut loops = Vec::new();
    for binder in &clause.binders {
        let slot = forms.len();
        match binder {
            Binder::Equals(number) => forms.push(linear(number, &forms, slots)?),
            Binder::In(set) => {
                loops.push(Loop::In(slot, set));
                forms.push(name(slot, slots));
            }
            Binder::Sum(sum) => {
                loops.push(Loop::Sum(slot, linear(sum, &forms, slots)?));
                forms.extend([name(slot, slots), name(slot + 1, slots)]);
            }
        }
    }
    let condition = clause.condition.as_ref().filter(|condition| !is_nonempty(condition));
    let mut digits = Vec::new();
    for result in &clause.results {
        let Yield::Sum(parts) = result else { return None };
        if parts.iter().any(|part| part.count.is_some()) {
            return None;
        }
        let heaps: Vec<&Expression> = parts.iter().map(|part| &part.coordinates[0]).collect();
        let heaps = heaps.into_iter().map(|heap| linear(heap, &forms, slots)).collect::<Option<Vec<_>>>()?;
        let found = match (&heaps[..], condition) {
            ([one, two], Some(condition)) => grundys_game(one, two, &loops, condition)?,
            ([one], None) => one_heap(one, &loops, &forms)?,
            ([one, two], None) => two_heaps(one, two, &loops, &forms)?,
            _ => return None,
        };
        match found {
            Found::Digits(more) => digits.extend(more),
            game @ Found::Game(_) => return (clause.results.len() == 1).then_some(game),
        }
    }
    Some(Found::Digits(digits))
}

fn name(slot: usize, slots: usize) -> Linear {
    let mut form = vec![0; slots + 1];
    form[slot + 1] = 1;
    form
}

fn plus(a: &[i64], b: &[i64], times: i64) -> Option<Linear> {
    let sums = a.iter().zip(b).map(|(a, b)| {
        let sum = b.checked_mul(times)?.checked_add(*a)?;
        (sum.abs() <= MAX_CONSTANT).then_some(sum)
    });
    sums.collect()
}

fn linear(expression: &Expression, forms: &[Linear], slots: usize) -> Option<Linear> {
    let zero = || vec![0; slots + 1];
    let constant = |form: &Linear| form[1..].iter().all(|&factor| factor == 0).then(|| form[0]);
    match expression {
        Expression::Number(number) => {
            let mut form = zero();
            form[0] = *number;
            (*number <= MAX_CONSTANT).then_some(form)
        }
        Expression::Name(slot) => forms.get(*slot).cloned(),
        Expression::Negative(inner) => plus(&zero(), &linear(inner, forms, slots)?, -1),
        Expression::Binary(operator, operands) => {
            let (a, b) = (linear(&operands.0, forms, slots)?, linear(&operands.1, forms, slots)?);
            match operator {
                Operator::Add => plus(&a, &b, 1),
                Operator::Subtract => plus(&a, &b, -1),
                Operator::Multiply => match (constant(&a), constant(&b)) {
                    (Some(times), _) => plus(&zero(), &b, times),
                    (None, Some(times)) => plus(&zero(), &a, times),
                    _ => None,
                },
                _ => None,
            }
        }
        Expression::Call(Function::Floor, arguments) => linear(&arguments[0], forms, slots),
        Expression::Call(..) => None,
    }
}

fn n_minus(form: &[i64]) -> Option<i64> {
    (form[1] == 1 && form[2..].iter().all(|&factor| factor == 0)).then(|| -form[0])
}

/// Whether a form is one name alone, and which slot.
fn is_name(form: &[i64]) -> Option<usize> {
    let slot = form[1..].iter().position(|&factor| factor != 0)?;
    (form[0] == 0 && form[slot + 1] == 1 && form[slot + 2..].iter().all(|&factor| factor == 0))
        .then_some(slot)
}

/// Whether a condition says no more than that the heap is not empty: an empty one has no move.
fn is_nonempty(condition: &Condition) -> bool {
    let Condition::Chain(numbers, relations) = condition else { return false };
    matches!(
        (&numbers[..], &relations[..]),
        ([Expression::Name(0), Expression::Number(0)], [Relation::Greater | Relation::Unequal])
            | ([Expression::Number(0), Expression::Name(0)], [Relation::Less | Relation::Unequal])
            | ([Expression::Name(0), Expression::Number(1)], [Relation::AtLeast])
    )
}

fn constants(set: &Set) -> Option<Vec<i64>> {
    let constant = |number: &Expression| linear(number, &[], 0).map(|form| form[0]);
    let mut members = Vec::new();
    if set.up_to.is_some() {
        return None;
    }
    for item in &set.items {
        match item {
            Item::List(numbers) => {
                members.extend(numbers.iter().map(constant).collect::<Option<Vec<_>>>()?);
            }
            Item::Range(from, to) => {
                let (from, to) = (constant(from)?, constant(to)?);
                if to - from >= MAX_AMOUNTS as i64 {
                    return None;
                }
                members.extend(from..=to);
            }
            _ => return None,
        }
        if members.len() > MAX_AMOUNTS {
            return None;
        }
    }
    Some(members)
}

fn one_heap(heap: &[i64], loops: &[Loop<'_>], forms: &[Linear]) -> Option<Found> {
    let taking = |amounts: Vec<i64>| Found::Digits(amounts.into_iter().map(|amount| (amount, 3)).collect());
    let (slot, set) = match loops {
        [] => return n_minus(heap).map(|amount| taking(vec![amount])),
        [Loop::In(slot, set)] => (*slot, *set),
        _ => return None,
    };
    let slots = forms.len();
    // n - k, or k itself.
    if plus(heap, &name(slot, slots), 1).is_some_and(|sum| n_minus(&sum) == Some(0)) {
        if let Some(amounts) = constants(set) {
            return Some(taking(amounts));
        }
        return taken(set).map(Found::Game);
    }
    if is_name(heap) != Some(slot) || set.up_to.is_some() {
        return None;
    }
    let [Item::Range(Expression::Number(0), to)] = &set.items[..] else { return None };
    if is_half(to) {
        return Some(Found::Game(Ruleset::Take(Take::AtLeastHalf)));
    }
    let below = linear(to, forms, slots).and_then(|to| n_minus(&to));
    (below == Some(1)).then_some(Found::Game(Ruleset::Nim))
}

fn taken(set: &Set) -> Option<Ruleset> {
    let ([item], None) = (&set.items[..], &set.up_to) else { return None };
    let take = match item {
        Item::Named(set) => Take::Set(*set),
        Item::Powers(Expression::Number(base)) => {
            let base = u32::try_from(*base).ok()?;
            let known = (2..=LengthSet::MAX_PARAMETER).contains(&base);
            Take::Set(known.then_some(LengthSet::PowersOf(base))?)
        }
        Item::Divisors { proper: true, of: Expression::Name(0) } => Take::ProperDivisors,
        Item::Coprime(Expression::Name(0)) => Take::Coprime,
        Item::Range(Expression::Number(1), Expression::Name(0)) => return Some(Ruleset::Nim),
        Item::Range(Expression::Number(1), to) if is_half(to) => Take::AtMostHalf,
        _ => return None,
    };
    Some(Ruleset::Take(take))
}

impl Rule {
    /// K, if this is the rule of taking at most n/K stones: `n to n-k for k in 1..n/K`.
    pub(crate) fn share_taken(&self) -> Option<u32> {
        let ([clause], (0, i64::MAX, false)) = (self.clauses(), self.bounds(0)) else { return None };
        let ([Binder::In(set)], [Yield::Sum(parts)], None) =
            (&clause.binders[..], &clause.results[..], &clause.condition)
        else {
            return None;
        };
        let ([part], [Item::Range(Expression::Number(1), to)], None) =
            (&parts[..], &set.items[..], &set.up_to)
        else {
            return None;
        };
        let heap = linear(part.coordinates.first()?, &[name(0, 2), name(1, 2)], 2)?;
        let is_rest = self.coordinates() == 1 && part.count.is_none() && heap == [0, 1, -1];
        is_rest.then(|| share(to).and_then(|share| u32::try_from(share).ok())).flatten()
    }
}

fn is_half(expression: &Expression) -> bool {
    share(expression) == Some(2)
}

/// K, if an expression is n/K.
fn share(expression: &Expression) -> Option<i64> {
    match expression {
        Expression::Call(Function::Floor, arguments) => share(&arguments[0]),
        Expression::Binary(Operator::Divide, operands) => match **operands {
            (Expression::Name(0), Expression::Number(share)) => Some(share),
            _ => None,
        },
        _ => None,
    }
}

/// Two heaps of any sizes with the sum n - k, for constants k.
fn two_heaps(one: &[i64], two: &[i64], loops: &[Loop<'_>], forms: &[Linear]) -> Option<Found> {
    let slots = forms.len();
    let both = plus(one, two, 1)?;
    let (amounts, split) = match loops {
        [split] => (None, split),
        [Loop::In(slot, set), split] => (Some((*slot, constants(set)?)), split),
        _ => return None,
    };
    // The sum of both heaps as a form that has no name of the split.
    let (bits, sum) = match split {
        Loop::Sum(slot, sum) => {
            let names = [is_name(one)?, is_name(two)?];
            if names != [*slot, slot + 1] && names != [slot + 1, *slot] {
                return None;
            }
            (4, sum.clone())
        }
        Loop::In(slot, set) => {
            let ([Item::Range(from, to)], None) = (&set.items[..], &set.up_to) else { return None };
            if is_name(one) != Some(*slot) && is_name(two) != Some(*slot) {
                return None;
            }
            let (from, to) = (linear(from, forms, slots)?, linear(to, forms, slots)?);
            let rest = plus(&both, &to, -1)?;
            if from[1..].iter().chain(&rest[1..]).any(|&factor| factor != 0) {
                return None;
            }
            // From 0 or 1 to the whole sum or one less.
            let bits = match (from[0], rest[0]) {
                (0, 0) => 7,
                (1, 1) => 4,
                (0, 1) | (1, 0) => 6,
                _ => return None,
            };
            (bits, both)
        }
    };
    let digits = match amounts {
        None => vec![(n_minus(&sum)?, bits)],
        Some((slot, amounts)) => {
            if n_minus(&plus(&sum, &name(slot, slots), 1)?) != Some(0) {
                return None;
            }
            amounts.into_iter().map(|amount| (amount, bits)).collect()
        }
    };
    Some(Found::Digits(digits))
}

fn grundys_game(one: &[i64], two: &[i64], loops: &[Loop<'_>], condition: &Condition) -> Option<Found> {
    let [Loop::Sum(slot, sum)] = loops else { return None };
    let Condition::Chain(numbers, relations) = condition else { return None };
    let (a, b) = (Expression::Name(*slot), Expression::Name(slot + 1));
    let compares = numbers[..] == [a.clone(), b.clone()] || numbers[..] == [b, a];
    let is_split = matches!([is_name(one)?, is_name(two)?], names if names == [*slot, slot + 1] || names == [slot + 1, *slot]);
    let differ = matches!(relations[..], [Relation::Unequal | Relation::Less | Relation::Greater]);
    (compares && is_split && differ && n_minus(sum) == Some(0)).then_some(Found::Game(Ruleset::GrundysGame))
}
