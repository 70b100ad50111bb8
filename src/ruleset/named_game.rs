use super::octal::OctalCode;
use super::rules::Ruleset;
use super::take::Take;
use crate::rule::Rule;
use std::fmt::Write as _;

impl Rule {
    /// A heap game as a rule, apart from empty heaps and the order of two; own rules unchanged.
    ///
    /// `None` for coin-turning games, Fibonacci nim, treblecross, and codes that repeat, have
    /// digits above 7 or need more clauses than a rule may have. Time O(length of the notation).
    ///
    /// ```
    /// use grundyscope::{Ruleset, ruleset::Rule};
    /// let rule = |game: &str| Rule::of(&Ruleset::parse(game).unwrap()).map(|rule| rule.to_string());
    /// assert_eq!(rule("take:squares").as_deref(), Some("rule:(n to n-k for k in squares)"));
    /// assert_eq!(rule("coins:ruler"), None);
    /// ```
    #[must_use]
    pub fn of(game: &Ruleset) -> Option<Self> {
        let text = match game {
            Ruleset::Own(rule) => return Some((**rule).clone()),
            Ruleset::Take(take) => taking(take),
            Ruleset::Nim => "n to n-k for k in 1..n".to_owned(),
            Ruleset::GrundysGame => "n to a and b for a+b = n if a != b".to_owned(),
            Ruleset::Octal(code) => code_clauses(code)?,
            Ruleset::Coins(_) | Ruleset::FibonacciNim | Ruleset::Treblecross => return None,
        };
        Self::parse(&text).ok()
    }
}

fn listed(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    format!("{{{}}}", numbers.join(","))
}

fn taking(take: &Take) -> String {
    let of = |set: &str| format!("n to n-k for k in {set}");
    match take {
        Take::Set(set) => of(&set.to_string()),
        Take::List(numbers) => of(&listed(numbers)),
        Take::Union { numbers, sets } => {
            let named = sets.iter().map(ToString::to_string);
            let numbers = (!numbers.is_empty()).then(|| listed(numbers));
            of(&numbers.into_iter().chain(named).collect::<Vec<_>>().join(" or "))
        }
        Take::AllBut(numbers) if numbers.is_empty() => of("1..n"),
        Take::AllBut(numbers) => format!("{} if not k in {}", of("1..n"), listed(numbers)),
        Take::AtLeastHalf => of("1..n if 2*k >= n"),
        Take::AtMostHalf => of("1..n/2"),
        Take::ProperDivisors => of("proper divisors of n"),
        Take::Coprime => of("coprime to n"),
    }
}

/// A clause for each digit; `None` for codes that repeat or leave three heaps.
fn code_clauses(code: &OctalCode) -> Option<String> {
    if code.repeating() > 0 || code.is_hexadecimal() {
        return None;
    }
    let mut text = String::from("n to ");
    for (taken, digit) in code.digits().iter().enumerate() {
        let mut add = |clause: std::fmt::Arguments<'_>| {
            let between = if text.len() > 5 { "; " } else { "" };
            // Writing to a String cannot fail.
            let _ = write!(text, "{between}{clause}");
        };
        match digit & 3 {
            1 => add(format_args!("0 if n = {taken}")),
            2 => add(format_args!("n-{taken} if n > {taken}")),
            3 => add(format_args!("n-{taken}")),
            _ => {}
        }
        match (digit & 4, taken) {
            (0, _) => {}
            (_, 0) => add(format_args!("a and b for a+b = n")),
            _ => add(format_args!("a and b for a+b = n-{taken}")),
        }
    }
    (text.len() > 5).then_some(text)
}
