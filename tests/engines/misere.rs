//! Misère play against playing it out, and against published genera.

use crate::misere_sums::games;
use crate::oracle;
use crate::oracle::sums::{Part, sum, sums};
use crate::oracle::take;
use crate::shared::{refused, ruleset, values};
use grundyscope::Code;
use grundyscope::misere::{Genus, misere_heaps, misere_limit};

fn genera(game: &str, n: u64) -> Vec<Genus> {
    misere_heaps(&ruleset(game), n, None).unwrap()
}

#[test]
fn genera_agree_with_play() {
    for (game, n, twos) in [
        ("kayles", 12, 4),
        ("octal:0.137", 14, 4),
        ("officers", 13, 4),
        ("octal:4.7", 9, 3),
        ("octal:0.312", 30, 5),
        ("grundys-game", 14, 3),
        ("take:1,2,5", 30, 5),
        ("nim", 9, 4),
        ("hex:0.2048", 12, 3),
    ] {
        let own = games().into_iter().find(|(name, _)| *name == game).unwrap().1;
        let mut play = sums(vec![own, Box::new(|heap| take::options(heap, |_, _| true))], vec![]);
        for (heap, genus) in (0..).zip(genera(game, n)) {
            for beside in 0..=twos {
                let position = sum([vec![Part::Heap(0, heap)], vec![Part::Heap(1, 2); beside]].concat());
                let (value, played) = (genus.beside(beside), play.out(&position));
                assert_eq!(value, u64::from(played.misere_value), "{game}: {heap} and {beside} twos");
                assert_eq!(value != 0, played.wins_misere, "{game}: {heap} and {beside} twos");
            }
            let with_a_one = play.out(&sum([Part::Heap(0, heap), Part::Heap(1, 1)]));
            assert_eq!(genus.value() ^ 1, u64::from(with_a_one.misere_value), "{game}: {heap} and a one");
        }
    }
}

#[test]
fn published_genera() {
    for row in oracle::golden::rows("misere-genera") {
        let (heap, published) = (row[1].parse::<usize>().unwrap(), &row[2]);
        assert_eq!(genera(&row[0], heap as u64)[heap].to_string(), *published, "{} {heap}", row[0]);
    }
}

#[test]
fn nim_is_played_by_boutons_rule() {
    for (heap, genus) in (0..).zip(genera("nim", 300)).skip(2) {
        assert_eq!((genus.normal(), genus.superscript()), (heap, &[heap, heap ^ 2][..]));
    }
}

#[test]
fn the_normal_values_are_those_of_normal_play() {
    for game in ["kayles", "grundys-game", "octal:0.137", "octal:4.(3)", "hex:0.8F", "take:squares"] {
        let from_genus: Vec<u32> = genera(game, 25).iter().map(|genus| genus.normal() as u32).collect();
        assert_eq!(from_genus, values(game, 25), "{game}");
    }
}

#[test]
fn limits_and_other_games() {
    for game in ["kayles", "take:squares", "octal:0.3", "grundys-game", "nim"] {
        let game = ruleset(game);
        let limit = misere_limit(&game).unwrap();
        assert_eq!(refused(misere_heaps(&game, limit + 1, None)), Code::OutOfRange, "{game}");
    }
    for game in ["coins:runs:squares", "fibonacci-nim", "treblecross"] {
        assert_eq!(refused(misere_heaps(&ruleset(game), 3, None)), Code::UnknownGame);
    }
}
