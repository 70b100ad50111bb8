// The tests of `npm run verify`: those that `cargo test` leaves out because they go through everything.

/** In which file of tests/ it stands, its name there, what it does, and how long that takes on four cores. */
export const EXHAUSTIVE = [
  {
    file: 'nimbers',
    name: 'all_products_of_16_bits',
    title: 'All 2^32 nim-products of 16 bits, against products from the table by the definition',
    usual: '10 seconds',
  },
  {
    file: 'heaps',
    name: 'all_512_octal_codes_of_three_digits_to_2000',
    title: 'All 512 octal codes of three digits to heaps of 2,000, against the definition',
    usual: '10 seconds',
  },
  {
    file: 'layers',
    name: 'sparse_sets_to_a_million',
    title: 'Squares, triangular, cube and polygonal numbers to heaps of 10^6, against the plain recurrence',
    usual: '10 seconds',
  },
  {
    file: 'layers',
    name: 'squares_to_ten_millions',
    title: 'Squares to heaps of 10^7, against the sum of the plain recurrence in C++',
    usual: '10 seconds',
  },
  {
    file: 'zeckendorf',
    name: 'every_number_to_a_hundred_million',
    title: 'Every Zeckendorf representation to 10^8, against counted words',
    usual: '15 seconds',
  },
  {
    file: 'coins',
    name: 'rows_as_long_as_the_definition_reaches',
    title: 'Coin-turning games as far as the definition reaches',
    usual: '15 seconds',
  },
  {
    file: 'products',
    name: 'moebius_on_the_largest_board',
    title: 'Moebius by Moebius on the board of 64 by 64, counted in two ways',
    usual: '1 second',
  },
  {
    file: 'two_heaps',
    name: 'taking_one_stone_delays_longest_in_heaps_to_1000',
    title: 'In Fibonacci nim, one stone delays a loss longest: every position of up to 1,000 stones',
    usual: '1 second',
  },
  {
    file: 'heaps',
    name: 'octal_0_16_repeats_from_its_published_index',
    title: 'The period of 0.16, 149,459, from its published last exception',
    usual: '1 second',
  },
  {
    file: 'heaps',
    name: 'sparse_spaces_of_large_values_give_what_all_pairs_give',
    title: 'The sparse spaces of 0.007 and 0.06 to 60,000, where values pass 512, against all pairs',
    usual: '5 seconds',
  },
  {
    file: 'periodicity',
    name: 'published_octal_periods_that_take_seconds',
    title: 'Published octal periods of up to 200,000 values, from the definition, rechecked',
    usual: '10 seconds',
  },
  {
    file: 'periodicity',
    name: 'published_octal_periods_of_millions_of_values',
    title:
      "Published octal periods of up to 4.5 million values (0.16, 0.56, 0.376), from the engine's values",
    usual: '5 seconds',
  },
  {
    file: 'periodicity',
    name: 'published_octal_periods_of_half_a_million_values',
    title: 'Published octal periods of half a million values (0.16 and 0.56), from the definition',
    usual: '4 minutes',
    long: true,
  },
];
