//! Random rules over the whole notation, from a seed.

#![expect(clippy::format_push_string, reason = "short texts of a test")]

use crate::shared::Random;

impl Random {
    /// An expression of the names.
    fn expression(&mut self, names: &[&str], depth: u32) -> String {
        let inner = |random: &mut Self| random.expression(names, depth - 1);
        match if depth == 0 { self.below(2) } else { self.below(9) } {
            0 => self.below(7).to_string(),
            1 | 2 => self.pick(names).to_string(),
            3 => format!("({})", inner(self)),
            4 => format!("-{}", self.expression(names, 0)),
            5 => {
                let function = *self.pick(&["floor", "sqrt", "highbit", "lowbit", "abs", "min", "max"]);
                format!("{function}({})", inner(self))
            }
            6 => {
                let function = *self.pick(&["min", "max", "gcd"]);
                format!("{function}({},{})", inner(self), inner(self))
            }
            _ => {
                let operator = *self.pick(&["+", "-", "*", "/", " mod ", " xor ", "-", "+"]);
                format!("{}{operator}{}", inner(self), inner(self))
            }
        }
    }

    fn set(&mut self, names: &[&str], in_condition: bool) -> String {
        let small = |random: &mut Self| random.expression(names, 1);
        let mut set = String::new();
        for item in 0..=self.below(2) {
            if item > 0 {
                set += " or ";
            }
            set += &match if in_condition { 1 + self.below(6) } else { self.below(8) } {
                0 | 7 => format!("{}..{}", small(self), small(self)),
                1 => format!("{{{},{}}}", small(self), small(self)),
                2 => format!("{}divisors of {}", *self.pick(&["", "proper "]), small(self)),
                3 => format!("{}coprime to {}", *self.pick(&["", "numbers "]), small(self)),
                4 => format!("powers of {}", self.below(5)),
                _ => {
                    let sets =
                        ["squares", "primes", "semiprimes", "prime powers", "cubes", "fibonacci", "odd"];
                    self.pick(&sets).to_string()
                }
            };
        }
        if self.below(3) == 0 {
            set += &format!(" up to {}", small(self));
        }
        set
    }

    fn condition(&mut self, names: &[&str], depth: u32) -> String {
        let number = |random: &mut Self| random.expression(names, 1);
        match if depth == 0 { self.below(5) } else { self.below(9) } {
            0 => format!("{} {} {}", number(self), *self.pick(&["=", "!=", "<", ">="]), number(self)),
            1 => format!("{} < {} <= {}", number(self), number(self), number(self)),
            2 => format!("{} {}", number(self), *self.pick(&["even", "is odd", "prime", "is not square"])),
            3 => format!("{} divides {}", number(self), number(self)),
            4 => format!("{} in {}", number(self), self.set(names, true)),
            5 => format!("not {}", self.condition(names, 0)),
            6 => format!("({})", self.condition(names, depth - 1)),
            _ => {
                let word = *self.pick(&["and", "or"]);
                format!("{} {word} {}", self.condition(names, depth - 1), self.condition(names, depth - 1))
            }
        }
    }

    /// A heap, mostly smaller than n.
    fn heap(&mut self, names: &[&str]) -> String {
        match self.below(8) {
            0 => self.expression(names, 2),
            1 => format!("({}) mod n", self.expression(names, 1)),
            2 => format!("min(n-1,{})", self.expression(names, 1)),
            3 => "n/2".to_owned(),
            4 => format!("n-1-{}", names[names.len() - 1]),
            _ => format!("n-{}", names[names.len() - 1]),
        }
    }

    fn clause(&mut self) -> String {
        let mut names = vec!["n"];
        let mut binders = String::new();
        for name in ["k", "a", "c"].into_iter().take(self.below(4) as usize) {
            binders += if binders.is_empty() { " for " } else { ", " };
            match self.below(6) {
                0 => binders += &format!("{name} = {}", self.expression(&names, 1)),
                1 if name == "a" => {
                    binders += &format!("a+b = {}", self.expression(&names, 1));
                    names.push("b");
                }
                2 => binders += &format!("{name} in 1..n"),
                _ => binders += &format!("{name} in {}", self.set(&names, false)),
            }
            names.push(name);
        }
        let mut results = Vec::new();
        for _ in 0..=self.below(2) {
            results.push(match self.below(6) {
                0 => format!("{} and {}", self.heap(&names), self.heap(&names)),
                1 => format!("{} heaps of {}", self.expression(&names, 0), self.heap(&names)),
                2 if self.below(4) == 0 => self.pick(&["distinct heaps", "heaps"]).to_string(),
                _ => self.heap(&names),
            });
        }
        let condition =
            if self.below(2) == 0 { format!(" if {}", self.condition(&names, 2)) } else { String::new() };
        format!("{}{binders}{condition}", results.join(*self.pick(&[", ", " or "])))
    }

    /// A rule of one coordinate, which may go round.
    pub fn rule(&mut self) -> String {
        let mut rule = format!("n to {}", self.clause());
        for _ in 0..self.below(3) {
            rule += &format!("; {}", self.clause());
        }
        if self.below(5) == 0 {
            rule += &format!(" on {}..{}", self.below(4), 10 + self.below(20));
        }
        if self.below(5) == 0 {
            rule += &format!(" without {}, {}", self.below(10), self.below(20));
        }
        rule
    }
}
