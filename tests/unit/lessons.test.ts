// The lessons: texts, links, the path, what a learner answers, and the progress. Their right
// answers are compared with the engine's in tests/wasm/lessons.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../www/src/engine/client';
import { learn, text } from '../../www/src/i18n/index';
import { fromHash, type Question } from '../../www/src/question/question';
import { digitsOf, isSolved } from '../../www/src/rooms/lessons/answers';
import { type Lesson, SOLVED, type Step, type Task } from '../../www/src/rooms/lessons/lesson';
import { LOADERS } from '../../www/src/rooms/lessons/load';
import { LessonRoom } from '../../www/src/rooms/lessons/model';
import { entryAfter, entryNamed, LESSON_NAMES, PATH } from '../../www/src/rooms/lessons/path';
import { Progress } from '../../www/src/rooms/lessons/progress';
import { roomOf, viewNamed } from '../../www/src/views/registry';

const EN = join(import.meta.dirname, '..', '..', 'www', 'src', 'i18n', 'en');
const source = (file: string) => readFileSync(join(EN, file), 'utf8');
const keysIn = (file: string) => new FluentResource(source(file)).body.map(({ id }) => id);

learn('lessons', source('lessons.ftl'));
const lessons: Lesson[] = [];
for (const name of LESSON_NAMES) lessons.push((await LOADERS[name]()).lesson);

/** The keys of a lesson's texts: those that it must have, and those that it may. */
function keysOf({ name, steps }: Lesson): { must: string[]; may: string[] } {
  const must = ['done', 'sources'];
  const may: string[] = [];
  for (const step of steps) {
    must.push(step.id, `${step.id}-title`);
    for (const { id, picks = [], near = [] } of step.tasks ?? []) {
      must.push(`${id}-ask`, `${id}-not`, `${id}-why`);
      must.push(...picks.map((pick) => `${id}-pick-${pick}`), ...near.map((wrong) => `${id}-not-${wrong}`));
    }
  }
  const key = (end: string) => `lesson-${name}-${end}`;
  return { must: must.map(key), may: may.map(key) };
}

/** A task has answers that can be given, or a view at the end of a lesson in which it is solved. */
function checkTask({ picks, right, near = [], solve }: Task, end?: true): void {
  if (solve) expect([right, near, picks, end]).toEqual([[SOLVED], [], undefined, true]);
  else for (const answer of [...right, ...near]) expect(digitsOf(answer) ?? picks, answer).toBeDefined();
  if (picks) expect(picks).toEqual(expect.arrayContaining([...right]));
}

describe.each(lessons)('the lesson $name', (lesson) => {
  test('has every text, and no other', () => {
    expect(keysIn(`lesson-${lesson.name}.ftl`).sort()).toEqual(keysOf(lesson).must.sort());
    for (const end of ['name', 'about']) expect(text(`lesson-${lesson.name}-${end}`)).not.toMatch(/^\[/);
  });

  test('has live views that exist, a prediction in each step, and an end', () => {
    for (const { live, proof, tasks = [], end } of lesson.steps) {
      const views = [live, proof, ...tasks.map(({ solve }) => solve)];
      for (const { link, view } of views.filter((one) => one !== undefined)) {
        const question = fromHash(link) as Question;
        expect(question, link).not.toBeNull();
        expect(viewNamed(roomOf(question.problem), view), `${link} ${view}`).toBe(view);
      }
      expect(tasks.length).toBe(end ? 3 : 1);
      for (const task of tasks) checkTask(task, end);
    }
    expect(lesson.steps.map(({ end }) => end === true).indexOf(true)).toBe(lesson.steps.length - 1);
    expect(lesson.steps.filter(({ live, proof }) => live ?? proof).length).toBeGreaterThanOrEqual(4);
  });

  test('is as long as the path says, with ids that are used once, and under ten minutes', () => {
    const entry = entryNamed(lesson.name);
    expect(entry?.steps).toBe(lesson.steps.length);
    expect(entry?.minutes).toBeLessThan(10);
    const ids = lesson.steps.flatMap(({ tasks = [] }) => tasks.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    // 200 words a minute; a quarter of a minute for each task, and a minute for a game.
    const words = source(`lesson-${lesson.name}.ftl`).split(/\s+/).length;
    const games = lesson.steps.flatMap(({ tasks = [] }) => tasks.filter(({ solve }) => solve)).length;
    expect(words / 200 + (ids.length - games) / 4 + games).toBeLessThan(10);
  });
});

test('each file of a lesson is on the path, which ends', () => {
  const files = readdirSync(EN).flatMap((file) => /^lesson-(.+)\.ftl$/.exec(file)?.[1] ?? []);
  const path = PATH.flatMap((stretch) => stretch.lessons.map(({ name }) => name));
  expect([...path].sort()).toEqual(files.sort());
  expect([...LESSON_NAMES].sort()).toEqual(files);
  expect(path.map((name) => entryAfter(name)?.name)).toEqual([...path.slice(1), undefined]);
});

test('a typed number is read in any script, with separators; other text is not', () => {
  const typed = ['6', ' 06 ', '1,160', '33 554 432', '٧', '６', '१२', '0'];
  expect(typed.map(digitsOf).join(' ')).toBe('6 6 1160 33554432 7 6 12 0');
  for (const typed of ['', 'six', '-1', '1.5', '2^3', '9'.repeat(16)])
    expect(digitsOf(typed)).toBeUndefined();
});

test('a match is solved if the learner wins, an exercise if every answer is right', () => {
  const ends = [{ by: 'you' }, { by: 'engine' }, { right: 3, count: 3 }, { right: 2, count: 3 }];
  expect(ends.map(isSolved)).toEqual([true, false, true, false]);
});

describe('a learner', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A room at a step, once its lesson is loaded. */
  async function at(name: string, step: number): Promise<LessonRoom> {
    const history = { commit() {}, replace() {}, replaceSoon() {} };
    const room = new LessonRoom({} as Client, history, () => undefined);
    room.open({ problem: 'lesson', arguments: { name, step: String(step) }, view: {} });
    await vi.waitFor(() => expect(room.lesson).toBeDefined());
    return room;
  }
  /** A storage that can be full. */
  function storage() {
    const disk = { stored: new Map<string, string>(), full: false };
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => disk.stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (disk.full) throw new Error('full');
        disk.stored.set(key, value);
      },
      removeItem: (key: string) => disk.stored.delete(key),
    });
    return disk;
  }
  const only = (room: LessonRoom) => room.step?.tasks?.[0] as Task;

  test('a step is complete once the view that it begins with shows its answer', async () => {
    const text = await at('mex', 1);
    expect([text.step?.live, text.complete]).toEqual([undefined, true]);
    const room = await at('mex', 4);
    expect([room.step?.live === undefined, room.complete]).toEqual([false, false]);
    room.shown();
    expect(room.complete).toBe(true);
    room.go('mex', 5);
    expect(room.complete).toBe(false);
    room.go();
    expect(room.complete).toBe(true);
  });

  test('predicts once; a text that is no number is no answer', async () => {
    const room = await at('nim', 4);
    const task = only(room);
    room.type(task, 'six');
    room.check(task);
    expect([room.isUnread(task), room.predicted, room.typedFor(task)]).toEqual([true, false, 'six']);
    room.type(task, '8');
    expect(room.isUnread(task)).toBe(false);
    room.check(task);
    expect(room.answerTo(task)).toEqual({ given: '8', right: false });
    expect([room.predicted, room.solved]).toEqual([true, false]);
  });

  test('has done a lesson once every task at its end is solved, not when answers are shown', async () => {
    const { stored } = storage();
    const room = await at('nim', 7);
    const [first, second, game] = (room.step as Step).tasks as [Task, Task, Task];
    room.answer(second, second.right[0] ?? '');
    room.show(first);
    room.end(game, false);
    expect([room.answerTo(game)?.right, room.solved]).toEqual([false, false]);
    room.end(game, true);
    // A later game that is lost takes nothing back.
    room.end(game, false);
    expect(room.answerTo(game)?.right).toBe(true);
    expect(new Progress().isDone('nim')).toBe(false);
    room.answer(first, first.right[0] ?? '');
    expect([new Progress().isDone('nim'), new Progress().stepOf('nim')]).toEqual([true, 7]);
    room.clear();
    expect([new Progress().isEmpty, stored.size]).toEqual([true, 0]);
  });

  test('two tabs keep the progress of each other; what could not be stored is stored later', () => {
    const disk = storage();
    const [one, other] = [new Progress(), new Progress()];
    one.visit('nim', 3);
    other.finish('mex');
    disk.full = true;
    one.finish('sums');
    expect([one.isDone('sums'), new Progress().isDone('sums')]).toEqual([true, false]);
    disk.full = false;
    one.visit('mex', 2);
    const now = new Progress();
    expect([now.stepOf('nim'), now.stepOf('mex')]).toEqual([3, 2]);
    expect([now.isDone('mex'), now.isDone('sums')]).toEqual([true, true]);
  });

  test('keeps the progress of this document where storage is forbidden, and ignores what is no progress', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const progress = new Progress();
    progress.visit('mex', 3);
    expect(progress.stepOf('mex')).toBe(3);
    progress.clear();
    expect(progress.isEmpty).toBe(true);
    for (const stored of ['null', '[]', '{', '7', '{"nim":null,"mex":{"at":"x"},"constructor":{"at":1}}']) {
      vi.stubGlobal('localStorage', { getItem: () => stored });
      expect(new Progress().isEmpty, stored).toBe(true);
    }
  });
});
