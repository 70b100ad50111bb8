// The limits of a visit, after gzip, in kB of 1,000 bytes. Raise a number only with a reason in the
// commit message.
//
// The project promises 85 kB and 8 requests for the first answer; the limits here are close to the
// current sizes.

export const BUDGET = [
  // With preload.js, the choice of a part of the engine, the messages about files that do not
  // arrive, the names and links of eleven rooms, and what each step of a lesson begins with.
  { name: 'first', title: 'Everything to the first answer', most: 81.8 },
  { name: 'requests', title: 'Requests to the first answer', most: 8 },
  // What a link to another question waits for, besides the scripts of its room.
  // preload.js requests them together with the page's own script. HTTP/1.1 takes six at a time.
  { name: 'links', title: 'The most scripts and style sheets of a link to a room', most: 7 },
  // With Fibonacci nim, its board, table and events, and with the octal codes beside a game.
  { name: 'room', title: 'The scripts and style sheets of the largest room', most: 56.8 },
  { name: 'part', title: 'The largest part of the engine', most: 127 },
  { name: 'later', title: 'The largest script that is fetched later', most: 21.6 },
  // With the names of its 40 attributes.
  { name: 'script', title: 'The element for other pages, before it is seen', most: 5 },
  // A drawing and the room that it draws, with the script of the tag: a worksheet, which makes
  // exercises of all kinds.
  { name: 'view', title: 'The element with its heaviest view', most: 100.2 },
  // All views that frames have, since frames show these, the fields for questions, the texts of all
  // lessons, and the drawings of boards. No page fetches all of it: see the line above.
  { name: 'element', title: 'All of its views together', most: 333.6 },
  // With the part of the handling of requests that is not fetched with the first one, and the
  // sentences about files that do not arrive.
  { name: 'poster', title: 'A frame in another page, until it is seen', most: 17.6 },
  { name: 'connection', title: 'The script for host pages of frames', most: 1 },
  // The engine in it is deflated, as DecompressionStream takes it. 7 kB are its licences, which it
  // has to contain: the Apache License alone is 4 kB.
  { name: 'single', title: 'The page in one file', most: 275 },
  // Boards, compound sums, tables of own rules and products that are played out are a fifth of it;
  // parts for the first answer leave them out. With octal codes recognised by their values, and
  // compound sums in misère play.
  { name: 'engine', title: 'The whole engine, the larger of its two builds', most: 447 },
];
