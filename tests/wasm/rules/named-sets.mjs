// The named sets of rules, each as a test of one number: the definition, and nothing faster.

const smallestFactor = (number) => {
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return factor;
  return number;
};

export const isPrime = (number) => number >= 2 && smallestFactor(number) === number;

export function isSquare(number) {
  if (number < 0) return false;
  let root = Math.floor(Math.sqrt(number));
  while (BigInt(root) ** 2n < BigInt(number)) root += 1;
  while (BigInt(root) ** 2n > BigInt(number)) root -= 1;
  return BigInt(root) ** 2n === BigInt(number);
}

/** Whether the ascending sequence of a function of 1, 2, 3, ... reaches the number. */
function reaches(number, member) {
  let index = 1n;
  while (member(index) < number) index += 1n;
  return member(index) === number;
}

const factorial = (index) => (index <= 1n ? 1n : index * factorial(index - 1n));
/** 1, 2, 3, 5, ... */
const fibonacci = (index) => {
  let [a, b] = [1n, 2n];
  for (let step = 1n; step < index; step += 1n) [a, b] = [b, a + b];
  return a;
};

const MEMBERS = {
  squares: (number) => isSquare(number),
  triangular: (number) => reaches(BigInt(number), (k) => (k * (k + 1n)) / 2n),
  cubes: (number) => reaches(BigInt(number), (k) => k ** 3n),
  primes: isPrime,
  semiprimes: (number) => number >= 2 && isPrime(number / smallestFactor(number)),
  'prime-powers': (number) => {
    if (number < 2) return false;
    const prime = smallestFactor(number);
    let rest = number;
    while (rest % prime === 0) rest /= prime;
    return rest === 1;
  },
  fibonacci: (number) => reaches(BigInt(number), fibonacci),
  factorials: (number) => reaches(BigInt(number), factorial),
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  polygonal: (number, sides) =>
    reaches(BigInt(number), (k) => (BigInt(sides - 2) * k * k - BigInt(sides - 4) * k) / 2n),
};

/** Whether a number is in a named set; all of them are positive. */
export function isMember(number, { name, sides }) {
  return number > 0 && MEMBERS[name](number, sides);
}

/** Whether a number is 1, base, base^2, ...; never for a base below 2. */
export function isPower(number, base) {
  return number > 0 && base > 1 && reaches(BigInt(number), (k) => BigInt(base) ** (k - 1n));
}
