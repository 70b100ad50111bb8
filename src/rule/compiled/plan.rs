//! A rule as loops: every condition as far out as its names allow, and a loop over a range whose
//! members a condition describes as a loop over that set.

use crate::rule::{
    Binder, Clause, Condition, Expression, Function, Item, Operator, Relation, Rule, Set, Yield,
};

#[derive(Debug)]
pub(super) struct Plan {
    pub(super) clauses: Vec<ClausePlan>,
    /// The least and the greatest heap.
    pub(super) bounds: (i64, i64),
    /// The missing heaps between them, ascending.
    pub(super) walls: Vec<i64>,
    /// Whether heaps are split in every way: into any heaps, into different ones.
    pub(super) splits: [bool; 2],
}

#[derive(Debug)]
pub(super) struct ClausePlan {
    /// What is computed and tested before any loop.
    pub(super) first: Stage,
    /// The loops, the outermost first.
    pub(super) loops: Vec<Loop>,
    pub(super) results: Vec<Yield>,
}

/// What is computed and tested once the names before it have numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Stage {
    /// The expressions of the next names.
    pub(super) derived: Vec<Expression>,
    pub(super) tests: Vec<Condition>,
}

#[derive(Debug)]
pub(super) struct Loop {
    pub(super) set: Set,
    /// What the number and the one of the next name sum to.
    pub(super) sum: Option<Expression>,
    pub(super) stage: Stage,
    pub(super) shortcut: Option<Shortcut>,
}

/// A loop over a smaller set with the same options, where a condition is met before it.
#[derive(Debug)]
pub(super) struct Shortcut {
    pub(super) when: Condition,
    pub(super) set: Set,
    pub(super) stage: Stage,
}

impl Plan {
    pub(super) fn new(rule: &Rule) -> Self {
        let splits = [false, true].map(|distinct| {
            let mut results = rule.clauses().iter().flat_map(|clause| &clause.results);
            results.any(|result| *result == Yield::Heaps { distinct })
        });
        let (least, greatest, _) = rule.bounds(0);
        Self {
            clauses: rule.clauses().iter().map(ClausePlan::new).collect(),
            bounds: (least, greatest),
            walls: rule.walls().iter().map(|wall| wall[0]).collect(),
            splits,
        }
    }
}

impl ClausePlan {
    fn new(clause: &Clause) -> Self {
        let mut first = Stage::default();
        let mut loops: Vec<Loop> = Vec::new();
        // The loop, from 1, after which each slot has its number.
        let mut known = vec![0];
        for binder in &clause.binders {
            let (set, sum) = match binder {
                Binder::Equals(number) => {
                    let stage = loops.last_mut().map_or(&mut first, |last| &mut last.stage);
                    stage.derived.push(number.clone());
                    known.push(loops.len());
                    continue;
                }
                Binder::Sum(sum) => {
                    let one = Expression::Number(1);
                    let last = Expression::Binary(Operator::Subtract, Box::new((sum.clone(), one.clone())));
                    (Set { items: vec![Item::Range(one, last)], up_to: None }, Some(sum.clone()))
                }
                Binder::In(set) => (set.clone(), None),
            };
            loops.push(Loop { set, sum, stage: Stage::default(), shortcut: None });
            known.extend(std::iter::repeat_n(loops.len(), binder.names()));
        }
        let conditions = match &clause.condition {
            Some(Condition::And(parts)) => &parts[..],
            other => other.as_slice(),
        };
        for condition in conditions {
            let mut place = 0;
            condition.visit_names(&mut |slot| place = place.max(known[slot]));
            let stage = if place == 0 { &mut first } else { &mut loops[place - 1].stage };
            stage.tests.push(condition.clone());
        }
        for (place, one) in (1..).zip(&mut loops) {
            let slot = known.iter().position(|&at| at == place).unwrap_or(0);
            let tests = one.stage.tests.iter().enumerate();
            one.shortcut = tests.filter(|_| one.sum.is_none()).find_map(|test| shortcut(slot, one, test));
        }
        Self { first, loops, results: clause.results.clone() }
    }
}

/// The largest end of a range of which a set is made.
const MAX_END: i64 = 1 << 20;

/// The loop over the numbers of a range for which a condition is met, if these are a set.
fn shortcut(slot: usize, of: &Loop, (place, test): (usize, &Condition)) -> Option<Shortcut> {
    let ([Item::Range(from, to)], None) = (&of.set.items[..], &of.set.up_to) else { return None };
    let key = Expression::Name(slot);
    let (items, up_to, least) = members(&key, test)?;
    let at_most =
        |a: &Expression, b: &Expression| Condition::Chain(vec![a.clone(), b.clone()], vec![Relation::AtMost]);
    let mut is_free = true;
    let mut when = vec![at_most(to, &Expression::Number(MAX_END))];
    let mut positive =
        |number: &Expression, least: i64| when.push(at_most(&Expression::Number(least), number));
    positive(from, least);
    for item in &items {
        if let Item::Divisors { of, .. } | Item::Coprime(of) = item {
            positive(of, 1);
        }
    }
    let set = match up_to {
        None => Set { items, up_to: Some(to.clone()) },
        Some(end) => Set { items, up_to: Some(Expression::Call(Function::Min, vec![end, to.clone()])) },
    };
    set.visit_names(&mut |name| is_free = is_free && name < slot);
    let mut stage = of.stage.clone();
    stage.tests[place] = at_most(from, &key);
    is_free.then_some(Shortcut { when: Condition::And(when), set, stage })
}

/// The set of the numbers from a least one on for which a condition is met: its items and end.
fn members(key: &Expression, test: &Condition) -> Option<(Vec<Item>, Option<Expression>, i64)> {
    use crate::length_set::LengthSet::{Even, Odd, Primes, Squares};
    let one = |item, least| Some((vec![item], None, least));
    match test {
        Condition::In(of, set) if of == key => Some((set.items.clone(), set.up_to.clone(), i64::MIN)),
        Condition::Even(of) if of == key => one(Item::Named(Even), 1),
        Condition::Odd(of) if of == key => one(Item::Named(Odd), 1),
        Condition::Prime(of) if of == key => one(Item::Named(Primes), i64::MIN),
        Condition::Square(of) if of == key => one(Item::Named(Squares), 1),
        Condition::Divides(divisor, of) if divisor == key => {
            one(Item::Divisors { proper: false, of: of.clone() }, 0)
        }
        Condition::Chain(numbers, relations) if relations[..] == [Relation::Equal] => {
            match (&numbers[0], &numbers[1]) {
                (Expression::Binary(Operator::Modulo, operands), Expression::Number(0))
                    if operands.1 == *key =>
                {
                    one(Item::Divisors { proper: false, of: operands.0.clone() }, 0)
                }
                (Expression::Call(Function::Gcd, of), Expression::Number(1)) if of.len() == 2 => {
                    let other = usize::from(of[0] == *key);
                    (of[1 - other] == *key).then(|| (vec![Item::Coprime(of[other].clone())], None, 1))
                }
                _ => None,
            }
        }
        _ => None,
    }
}
