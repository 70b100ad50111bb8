// The questions at which checks of all rooms look: at least one a room.

export interface Room {
  name: string;
  hash: string;
  /** Another question of the same room, with sentences that both have. */
  next?: string;
  /** Its texts and layout shifts are looked at by `npm test` as well. */
  quick?: true;
  /** Of a room that is in the list already: only in `npm run verify`. */
  more?: true;
}

export const ROOMS: Room[] = [
  { name: 'the start page', hash: '' },
  { name: 'a problem', hash: '#1/nim-square?n=1000;at=29', next: '#1/nim-square?n=900;at=28', quick: true },
  { name: 'stones', hash: '#1/stones?n=10', next: '#1/stones?n=9', more: true },
  { name: 'coins', hash: '#1/flipping-game?n=100', more: true },
  { name: 'Fibonacci nim', hash: '#1/fibonacci-nim?n=100', more: true },
  {
    name: 'games',
    hash: '#1/game?game=octal:0.77&n=200;at=71',
    next: '#1/game?game=octal:0.77&n=150;at=70',
  },
  {
    name: 'play',
    hash: '#1/play?heaps=kayles 5 7 and nim 4;moves=1-1-2-2',
    next: '#1/play?heaps=kayles 5 7 and nim 6',
  },
  {
    name: 'positions',
    hash: '#1/position?heaps=kayles 3 5 7 and nim 4',
    next: '#1/position?heaps=kayles 5 5',
  },
  { name: 'exercises', hash: '#1/exercise', next: '#1/exercise?game=kayles&kinds=value&seed=5' },
  { name: 'a worksheet', hash: '#1/worksheet?versions=3', next: '#1/worksheet?game=kayles&seed=5' },
  { name: 'the lessons', hash: '#1/lessons' },
  { name: 'a lesson', hash: '#1/lesson?name=nim&step=3', next: '#1/lesson?name=nim&step=2', quick: true },
  { name: 'nimbers', hash: '#1/nimbers', next: '#1/nimbers?e=5*7' },
  { name: 'Zeckendorf', hash: '#1/zeckendorf?n=100', next: '#1/zeckendorf?n=120' },
  {
    name: 'lab',
    hash: '#1/lab?first=coins:ruler&second=coins:twins;at=2,3',
    next: '#1/lab?first=coins:ruler&second=coins:twins;at=3,3',
  },
  {
    name: 'two heaps',
    hash: '#1/two-heaps?game=wythoff;at=4,7',
    next: '#1/two-heaps?game=wythoff;at=5,7',
    quick: true,
  },
];
