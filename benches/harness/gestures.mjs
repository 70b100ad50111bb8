// Runs in the page, whole: uses nothing from outside.

/**
 * Zooms in, moves along, zooms out, first in every frame, then one movement at a time. Times in
 * milliseconds.
 */
export async function gestures() {
  const plot = document.querySelector('.plot');
  const figure = plot.closest('figure');
  const times = { frame: [], work: [], answer: [], drawn: [] };
  const box = plot.getBoundingClientRect();
  const at = (share) => box.left + 48 + share * (box.width - 72);

  const wheel = (deltaY, share) =>
    plot.dispatchEvent(
      new WheelEvent('wheel', {
        ...{ deltaY, ctrlKey: true, clientX: at(share), bubbles: true, cancelable: true },
      }),
    );
  const pointer = (type, share) =>
    plot.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        button: 0,
        clientX: at(share),
        clientY: box.top + 90,
        bubbles: true,
      }),
    );

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** After what this frame has to draw is drawn. */
  const afterFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(0);
      });
    });
  const exact = () =>
    new Promise((resolve) => {
      const look = () => figure.dataset.exact === 'true' && resolve(performance.now());
      const observer = new MutationObserver(() => look() && observer.disconnect());
      observer.observe(figure, { attributeFilter: ['data-exact'] });
      // A movement without a request is answered at once.
      queueMicrotask(() => queueMicrotask(() => look() && observer.disconnect()));
    });
  const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  // In every frame, as in a browser: first the movement, then the drawing.
  async function inMotion(steps, step) {
    let last;
    for (let k = 0; k < steps; k += 1) {
      let begins = 0;
      requestAnimationFrame(() => {
        begins = performance.now();
      });
      const began = performance.now();
      step(k);
      // What follows at once from a movement runs before this.
      await Promise.resolve();
      const handled = performance.now() - began;
      const ends = await afterFrame();
      times.work.push(handled + ends - begins);
      if (last !== undefined) times.frame.push(begins - last);
      last = begins;
    }
  }
  // One at a time.
  async function singly(steps, step) {
    for (let k = 0; k < steps; k += 1) {
      await rest(180);
      await nextFrame();
      const began = performance.now();
      step(k);
      times.answer.push((await exact()) - began);
      times.drawn.push((await afterFrame()) - began);
    }
  }

  const drag = (steps) => (k) => {
    if (k === 0) pointer('pointerdown', 0.9);
    pointer('pointermove', 0.9 - (0.8 * (k + 1)) / steps);
    if (k === steps - 1) pointer('pointerup', 0.1);
  };
  for (const way of [inMotion, singly]) {
    const few = way === singly ? 12 : 60;
    await way(few, () => wheel(way === singly ? -60 : -12, 0.37));
    await rest(200);
    await way(few, drag(few));
    await rest(200);
    await way(few, () => wheel(way === singly ? 60 : 12, 0.61));
    await rest(300);
    document.querySelector('.zoom button:last-of-type').click();
    await rest(300);
  }
  return times;
}
