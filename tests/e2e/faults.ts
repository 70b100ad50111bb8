// Faults that a test puts into the page, and takes out again.
import type { Page } from '@playwright/test';

/** What becomes of the engine's answers to a call: nothing arrives, or nothing that makes sense. */
export type Fault = 'held' | 'senseless';

interface Faulty {
  faults: Record<string, Fault>;
  /** Methods of elements that throw, such as "grundy-table render". */
  throwing: string[];
}

/** Before the page opens. A call is named as in the engine; "*": all. */
export async function spoil(page: Page, { faults = {}, throwing = [] }: Partial<Faulty>): Promise<void> {
  await page.addInitScript(
    (given) => {
      const faulty: Faulty = Object.assign(globalThis, given);
      const { prototype } = Worker;
      const { postMessage } = prototype;
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
                if (fault !== 'held')
                  listener({ data: fault === 'senseless' ? { ...data, answer: null } : data });
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
  page.evaluate(() => Object.assign(globalThis, { faults: {}, throwing: [] } satisfies Partial<Faulty>));
