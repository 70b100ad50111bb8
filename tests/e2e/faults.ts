// Faults that a test puts into the page, and takes out again.
import type { Page } from '@playwright/test';

/** What becomes of the engine's answers: none arrives until `mend`, or one without sense. */
export type Fault = 'held' | 'senseless';

interface Faulty {
  faults: Record<string, Fault>;
  /** Methods of elements that throw, such as "grundy-table render". */
  throwing: string[];
  /** Hands over the answers that were held. */
  release(): void;
}

/** Before the page opens. A call is named as in the engine; "*": all. */
export async function spoil(page: Page, { faults = {}, throwing = [] }: Partial<Faulty>): Promise<void> {
  await page.addInitScript(
    (given) => {
      const held: [Worker, () => void][] = [];
      const ended = new WeakSet<Worker>();
      const release = () => {
        for (const [worker, hand] of held.splice(0)) if (!ended.has(worker)) hand();
      };
      const faulty: Faulty = Object.assign(globalThis, given, { release });
      const { prototype } = Worker;
      const { postMessage, terminate } = prototype;
      prototype.terminate = function (this: Worker) {
        ended.add(this);
        terminate.call(this);
      };
      const calls = new WeakMap<Worker, Map<number, string>>();
      prototype.postMessage = function (this: Worker, message: { id?: number; call?: string }, ...more) {
        const { id, call } = message;
        if (id !== undefined && call !== undefined) {
          const known = calls.get(this) ?? new Map();
          calls.set(this, known.set(id, call));
        }
        return Reflect.apply(postMessage, this, [message, ...more]);
      };
      const own = Object.getOwnPropertyDescriptor(prototype, 'onmessage');
      Object.defineProperty(prototype, 'onmessage', {
        ...own,
        set(this: Worker, listener: ((event: { data: unknown }) => void) | null) {
          own?.set?.call(
            this,
            listener &&
              (({ data }: MessageEvent) => {
                const call = calls.get(this)?.get(data.id) ?? '';
                const fault = 'answer' in data && (faulty.faults[call] ?? faulty.faults['*']);
                const hand = () =>
                  listener({ data: fault === 'senseless' ? { ...data, answer: null } : data });
                if (fault === 'held') held.push([this, hand]);
                else hand();
              }),
          );
        },
      });
      const define = customElements.define.bind(customElements);
      customElements.define = (name, element, options) => {
        for (const one of ['render', 'draw']) {
          const method = Object.getOwnPropertyDescriptor(element.prototype, one)?.value;
          if (!method) continue;
          element.prototype[one] = function (...given: unknown[]) {
            if (faulty.throwing.includes(`${name} ${one}`)) throw new Error(`injected in ${one}`);
            return method.apply(this, given);
          };
        }
        define(name, element, options);
      };
    },
    { faults, throwing },
  );
}

/** Takes the faults out. */
export const mend = (page: Page) =>
  page.evaluate(() => {
    const faulty = globalThis as unknown as Faulty;
    Object.assign(faulty, { faults: {}, throwing: [] });
    faulty.release();
  });

/** The lines of the page itself in the console. */
export function linesOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Grundyscope: ')) lines.push(message.text());
  });
  return lines;
}
