//! Boards played out by the rules that people read: a position is what lies on the table, and no
//! heap of nim appears. Northcott's game and Poker nim, which may last for ever, are labelled from
//! their ends backwards.

use super::play::Play;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// What stands on a vertex of a tree: each edge with what stands on it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tree(pub Vec<Tree>);

/// A position, with the player to move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Toy {
    /// Coins on squares, several on one if they like.
    Nimble(Vec<u64>),
    /// Coins on steps.
    Staircase(Vec<u64>),
    /// Coins on squares, ascending, and which one is the dollar. A dollar on square 0 was put into
    /// the bag, and the player to move wins by taking it.
    SilverDollar(Vec<u64>, Option<usize>),
    /// The number of squares; for each row the piece of the player to move, and the other one.
    Northcott(u64, Vec<(u64, u64)>),
    /// Heaps, and the chips of the player to move and of the other one.
    Poker(Vec<u64>, u64, u64),
    /// What stands on the ground.
    Hackenbush(Tree),
    /// Edges, and the vertices of the tokens.
    Graph(Vec<(char, char)>, Vec<char>),
}

fn set(all: &[u64], place: usize, number: u64) -> Vec<u64> {
    let mut all = all.to_vec();
    all[place] = number;
    all
}

/// Every tree after cutting one edge.
fn cuts(tree: &Tree) -> Vec<Tree> {
    let mut found = Vec::new();
    for (place, above) in tree.0.iter().enumerate() {
        let mut without = tree.clone();
        without.0.remove(place);
        found.push(without);
        for cut in cuts(above) {
            let mut changed = tree.clone();
            changed.0[place] = cut;
            found.push(changed);
        }
    }
    found
}

impl Toy {
    /// Every position after one move, one for each move, as the other player sees it.
    pub fn options(&self) -> Vec<Self> {
        let mut found = Vec::new();
        match self {
            Self::Nimble(coins) => {
                for (place, &square) in coins.iter().enumerate() {
                    found.extend((0..square).map(|to| Self::Nimble(set(coins, place, to))));
                }
            }
            Self::Staircase(steps) => {
                for (place, &coins) in steps.iter().enumerate() {
                    for taken in 1..=coins {
                        let mut left = set(steps, place, coins - taken);
                        if place > 0 {
                            left[place - 1] += taken;
                        }
                        found.push(Self::Staircase(left));
                    }
                }
            }
            Self::SilverDollar(coins, dollar) => {
                if dollar.is_some_and(|dollar| coins[dollar] == 0) {
                    return vec![Self::SilverDollar(vec![], None)];
                }
                for (place, &square) in coins.iter().enumerate() {
                    for to in (0..square).rev() {
                        if to > 0 && coins.contains(&to) || to == 0 && dollar.is_none() {
                            break;
                        }
                        found.push(Self::SilverDollar(set(coins, place, to), *dollar));
                    }
                }
            }
            Self::Northcott(squares, rows) => {
                for (place, &(own, other)) in rows.iter().enumerate() {
                    let left = (1..own).rev().take_while(|&to| to != other);
                    let right = (own + 1..=*squares).take_while(|&to| to != other);
                    for to in left.chain(right) {
                        let mut after = rows.clone();
                        after[place] = (to, other);
                        let after = after.into_iter().map(|(own, other)| (other, own)).collect();
                        found.push(Self::Northcott(*squares, after));
                    }
                }
            }
            Self::Poker(heaps, own, other) => {
                for (place, &heap) in heaps.iter().enumerate() {
                    for taken in 1..=heap {
                        found.push(Self::Poker(set(heaps, place, heap - taken), *other, own + taken));
                    }
                    for added in 1..=*own {
                        found.push(Self::Poker(set(heaps, place, heap + added), *other, own - added));
                    }
                }
            }
            Self::Hackenbush(tree) => found.extend(cuts(tree).into_iter().map(Self::Hackenbush)),
            Self::Graph(edges, tokens) => {
                for (place, token) in tokens.iter().enumerate() {
                    for &(_, to) in edges.iter().filter(|(from, _)| from == token) {
                        let mut tokens = tokens.clone();
                        tokens[place] = to;
                        found.push(Self::Graph(edges.clone(), tokens));
                    }
                }
            }
        }
        found
    }

    /// A game that ends, to be played out.
    pub fn play() -> Play<'static, Self> {
        Play::new(Self::options)
    }
}

/// The winner of every position that can arise from a position, found backwards from those without
/// a move: true if the player to move wins. Positions from which play may go on for ever are not
/// among them.
pub fn backwards(start: &Toy) -> BTreeMap<Toy, bool> {
    let mut options: BTreeMap<Toy, Vec<Toy>> = BTreeMap::new();
    let mut open = vec![start.clone()];
    while let Some(toy) = open.pop() {
        if let Entry::Vacant(place) = options.entry(toy) {
            let after = place.key().options();
            open.extend(after.iter().cloned());
            place.insert(after);
        }
    }
    let mut known: BTreeMap<Toy, bool> = BTreeMap::new();
    loop {
        let before = known.len();
        for (toy, after) in &options {
            if known.contains_key(toy) {
                continue;
            }
            if after.iter().any(|option| known.get(option) == Some(&false)) {
                known.insert(toy.clone(), true);
            } else if after.iter().all(|option| known.get(option) == Some(&true)) {
                known.insert(toy.clone(), false);
            }
        }
        if known.len() == before {
            return known;
        }
    }
}

fn braced(items: impl Iterator<Item = String>) -> String {
    format!("{{{}}}", items.collect::<Vec<_>>().join(","))
}

fn brackets(tree: &Tree) -> String {
    let above: Vec<String> = tree.0.iter().map(brackets).collect();
    above.iter().flat_map(|above| ["(", above, ")"]).collect()
}

/// As the engine writes it.
impl std::fmt::Display for Toy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let numbers = |all: &[u64]| braced(all.iter().map(ToString::to_string));
        f.write_str(&match self {
            Self::Nimble(coins) => format!("nimble:{}", numbers(coins)),
            Self::Staircase(steps) => format!("staircase:{}", numbers(steps)),
            Self::SilverDollar(coins, dollar) => {
                let sign = |place| if *dollar == Some(place) { "$" } else { "" };
                let coins = coins.iter().enumerate().map(|(place, coin)| format!("{}{coin}", sign(place)));
                format!("silver-dollar:{}", braced(coins))
            }
            Self::Northcott(squares, rows) => {
                let rows = rows.iter().map(|(own, other)| format!("{own}-{other}"));
                format!("northcott:{squares}:{}", braced(rows))
            }
            Self::Poker(heaps, 0, 0) => format!("poker:{}", numbers(heaps)),
            Self::Poker(heaps, own, other) => format!("poker:{own},{other}:{}", numbers(heaps)),
            Self::Hackenbush(tree) if tree.0.is_empty() => "hackenbush:{}".to_owned(),
            Self::Hackenbush(tree) => format!("hackenbush:{}", brackets(tree)),
            Self::Graph(edges, tokens) => {
                let edges: Vec<String> = edges.iter().map(|(from, to)| format!("{from}>{to}")).collect();
                let tokens = match tokens[..] {
                    [token] => token.to_string(),
                    _ => braced(tokens.iter().map(ToString::to_string)),
                };
                format!("graph:{}@{tokens}", edges.join(","))
            }
        })
    }
}
