//! What the checker of certificates refuses: tampered, forged and impossible ones.

use crate::oracle::periods::{all_but_values, laskers_nim_values, subtraction_values};
use crate::oracle::take::{powers_of, take_values};
use crate::oracle::take_and_break::octal_values;
use crate::periodicity::{octal, proved};
use crate::shared::set_of;
use grundyscope::LengthSet;
use grundyscope::periodicity::{
    Certificate, Criterion, Exception, Flaw, Rules, check, check_values, rechecked,
};

/// Rules that have no certificate, or that this one is not of.
fn invalid_rules() -> [Rules; 14] {
    [
        Rules::Octal { digits: vec![] },
        Rules::Octal { digits: vec![1, 7, 7] },
        Rules::Octal { digits: vec![0, 7, 16] },
        Rules::Octal { digits: vec![0, 255] },
        Rules::FiniteSubtraction { set: vec![0, 2] },
        Rules::FiniteSubtraction { set: vec![1 << 40] },
        Rules::FiniteSubtraction { set: vec![1, 4, u64::MAX] },
        Rules::AllBut { excluded: vec![1 << 40] },
        Rules::AllBut { excluded: vec![u64::MAX] },
        Rules::OctalRepeating { digits: vec![0, 7], tail: vec![7] },
        Rules::OctalRepeating { digits: vec![], tail: vec![] },
        Rules::Nim,
        Rules::AtLeastHalf,
        Rules::Other,
    ]
}

/// Every way to change one thing in a certificate.
fn lies(proof: &Certificate) -> Vec<Certificate> {
    let mut lies = Vec::new();
    let mut lie = |change: &dyn Fn(&mut Certificate)| {
        let mut other = proof.clone();
        change(&mut other);
        if other != *proof {
            lies.push(other);
        }
    };
    for by in [1, 2, 12, u64::MAX / 2, u64::MAX] {
        let changes: [fn(&mut Certificate) -> &mut u64; 5] = [
            |c| &mut c.preperiod,
            |c| &mut c.period,
            |c| &mut c.saltus,
            |c| &mut c.anchor,
            |c| &mut c.computed,
        ];
        for field in changes {
            lie(&|c| *field(c) = field(c).wrapping_add(by));
            lie(&|c| *field(c) = field(c).wrapping_sub(by));
            lie(&|c| *field(c) = by);
        }
    }
    for criterion in
        [Criterion::GuySmith, Criterion::WindowRepetition, Criterion::AllBut, Criterion::LaskersNim]
    {
        lie(&|c| c.criterion = criterion);
    }
    lie(&|c| c.last_exception = None);
    lie(&|c| c.last_exception = Some(Exception { index: 3, value: 3, expected: 3 }));
    let parts: [fn(&mut Exception); 3] = [|e| e.index += 1, |e| e.value += 1, |e| e.expected -= 1];
    for change in parts {
        lie(&|c| c.last_exception.iter_mut().for_each(change));
    }
    lie(&|c| c.table.clear());
    lie(&|c| c.table.push(0));
    lie(&|c| c.table.truncate(c.table.len() - 1));
    for n in 0..proof.table.len() {
        lie(&|c| c.table[n] += 1);
    }
    let others = [
        Rules::Octal { digits: vec![0, 7, 1] },
        Rules::Octal { digits: vec![0, 5, 7] },
        Rules::Octal { digits: vec![0, 7, 7, 0, 0, 8] },
        Rules::FiniteSubtraction { set: vec![3] },
        Rules::AllBut { excluded: vec![1, 7] },
        Rules::OctalRepeating { digits: vec![4], tail: vec![3] },
        Rules::Named { set: LengthSet::PowersOf(4) },
        Rules::Named { set: LengthSet::Squares },
    ];
    for rules in others.into_iter().chain(invalid_rules()) {
        lie(&|c| c.rules = rules.clone());
    }
    lies
}

#[test]
fn changed_certificates_fail_the_check() {
    let mut refused = 0;
    for (rules, values) in [
        (octal("0.77"), octal_values(&[0, 7, 7], 300)),
        (octal("0.137"), octal_values(&[0, 1, 3, 7], 300)),
        (octal("0.3333"), octal_values(&[0, 3, 3, 3, 3], 300)),
        (Rules::FiniteSubtraction { set: vec![2, 5, 6] }, subtraction_values(&[2, 5, 6], 300)),
        (Rules::AllBut { excluded: vec![2, 3, 5, 8] }, all_but_values(&[2, 3, 5, 8], 300)),
        (Rules::OctalRepeating { digits: vec![4], tail: vec![3] }, laskers_nim_values(300)),
        (Rules::Named { set: LengthSet::PowersOf(6) }, take_values(300, powers_of(6))),
    ] {
        let proof = proved(&rules, &values);
        assert_eq!(check(&proof), Ok(()));
        for lie in lies(&proof) {
            // A later place to test an all-but set at is as good, with the number of values that it
            // needs.
            assert!(check(&lie).is_err(), "{lie:?} instead of {proof:?}");
            let _ = check_values(&lie, &values);
            refused += 1;
        }
        // Multiples of the period, and a later start, are true and not least.
        let mut double = proof.clone();
        (double.period, double.saltus) = (2 * proof.period, 2 * proof.saltus);
        let heaps = if proof.criterion == Criterion::GuySmith { 2 } else { 1 };
        double.computed += heaps * proof.period;
        double.table = values[..(double.preperiod + double.period) as usize].to_vec();
        if let Some(last) = &mut double.last_exception {
            last.expected =
                i64::from(values[(last.index + double.period) as usize]) - double.saltus.cast_signed();
        }
        let flaw = check(&double).unwrap_err();
        assert!(matches!(flaw, Flaw::Period(_) | Flaw::Growth | Flaw::Repetition(0 | 1)), "{flaw:?}");
        let mut later = proof.clone();
        later.preperiod += 1;
        later.anchor = later.anchor.max(later.preperiod);
        later.computed += heaps * (later.anchor - proof.anchor);
        later.table = values[..(later.preperiod + later.period) as usize].to_vec();
        let flaw = check(&later).unwrap_err();
        assert!(matches!(flaw, Flaw::Preperiod | Flaw::Growth | Flaw::Repetition(1 | 2)), "{flaw:?}");
    }
    assert!(refused > 600, "{refused}");
}

/// A certificate in which everything fits together, for a repetition that may not be one.
fn forged(true_one: &Certificate, values: &[u32], preperiod: u64, period: u64, saltus: u64) -> Certificate {
    let mut proof = true_one.clone();
    (proof.preperiod, proof.period, proof.saltus) = (preperiod, period, saltus);
    let least = u64::from(matches!(proof.rules, Rules::Octal { .. }));
    proof.anchor = preperiod.max(least);
    let heaps = if proof.criterion == Criterion::GuySmith { 2 } else { 1 };
    let reach = true_one.computed - heaps * true_one.anchor - heaps * true_one.period;
    proof.computed = heaps * (proof.anchor + period) + reach;
    proof.table = values[..(preperiod + period) as usize].to_vec();
    proof.last_exception = preperiod.checked_sub(1).map(|index| Exception {
        index,
        value: values[index as usize],
        expected: i64::from(values[(index + period) as usize]) - saltus.cast_signed(),
    });
    proof
}

#[test]
fn forged_certificates_fail_the_check() {
    for (rules, values) in [
        (octal("0.77"), octal_values(&[0, 7, 7], 500)),
        (octal("0.71"), octal_values(&[0, 7, 1], 500)),
        (Rules::FiniteSubtraction { set: vec![2, 5, 6] }, subtraction_values(&[2, 5, 6], 500)),
        (Rules::FiniteSubtraction { set: vec![1, 3, 4] }, subtraction_values(&[1, 3, 4], 500)),
        (Rules::AllBut { excluded: vec![1, 7] }, all_but_values(&[1, 7], 500)),
        (Rules::AllBut { excluded: vec![2, 3, 5, 8] }, all_but_values(&[2, 3, 5, 8], 500)),
    ] {
        let proof = proved(&rules, &values);
        for preperiod in 0..90 {
            for period in 1..50 {
                for saltus in 0..=if proof.criterion == Criterion::AllBut { 30 } else { 0 } {
                    let forged = forged(&proof, &values, preperiod, period, saltus);
                    let verdict = check_values(&forged, &values);
                    // An all-but set may be tested at several places, of which the forger takes the
                    // first.
                    let same =
                        Certificate { anchor: proof.anchor, computed: proof.computed, ..forged.clone() };
                    assert_eq!(verdict.is_ok(), forged == proof, "{forged:?}");
                    assert!(same == proof || !matches!(verdict, Ok(())), "{forged:?}");
                    let holds = (preperiod..400)
                        .all(|n| values[(n + period) as usize] == values[n as usize] + saltus as u32);
                    let found = matches!(verdict, Err(Flaw::Repetition(_) | Flaw::Growth));
                    assert!(holds || found, "{forged:?}");
                }
            }
        }
    }
}

#[test]
fn an_all_but_set_is_tested_where_its_largest_value_grows() {
    let mut later = 0;
    for excluded in (0..1 << 8).map(set_of) {
        let values = all_but_values(&excluded, 500);
        let proof = proved(&Rules::AllBut { excluded }, &values);
        for anchor in proof.preperiod.saturating_sub(1)..proof.anchor + 30 {
            let mut other = proof.clone();
            other.anchor = anchor;
            other.computed = proof.computed - proof.anchor + anchor;
            if anchor < proof.preperiod {
                assert_eq!(check(&other), Err(Flaw::Anchor));
                continue;
            }
            let above = |n: u64| values[..n as usize].iter().max().map_or(0, |&most| u64::from(most) + 1);
            let grows = above(anchor + proof.period) == above(anchor) + proof.saltus;
            assert_eq!(check(&other), if grows { Ok(()) } else { Err(Flaw::Growth) }, "{other:?}");
            later += u32::from(!grows);
        }
    }
    assert!(later > 0);
}

#[test]
fn invalid_rules_are_reported_first() {
    let proof = proved(&octal("0.77"), &octal_values(&[0, 7, 7], 200));
    for rules in invalid_rules() {
        let other = Certificate { rules, ..proof.clone() };
        assert_eq!(check(&other), Err(Flaw::Rules), "{:?}", other.rules);
        assert_eq!(check_values(&other, &[]), Err(Flaw::Rules));
    }
    assert_eq!(check_values(&proof, &proof.table), Err(Flaw::Computed));
    // The work of a proof is that of its rules: two options a heap.
    let long =
        proved(&Rules::FiniteSubtraction { set: vec![700, 801] }, &subtraction_values(&[700, 801], 5_000));
    assert!(long.period > 1_500 && rechecked(&long));
    let large = Certificate { preperiod: 1 << 40, ..proof.clone() };
    assert_eq!(check(&large), Err(Flaw::Number));
    let far = Certificate { preperiod: 1 << 25, anchor: 1 << 25, computed: (1 << 26) + 26, ..proof.clone() };
    assert_eq!(check(&far), Err(Flaw::Number));
    let slow = Certificate { preperiod: 1 << 24, anchor: 1 << 24, computed: (1 << 25) + 26, ..proof };
    assert_eq!(check(&slow), Err(Flaw::Work));
}
