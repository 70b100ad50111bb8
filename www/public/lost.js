// theme.js or frame.js loads this when a script of the page or of a frame did not arrive. Requests
// all its files past the HTTP cache, whose copies may be the cause, so that reloading helps; and
// says why.
async function request(address) {
  try {
    const response = await fetch(address, { cache: 'reload' });
    // Only a response that is read to its end is stored.
    await response.text();
    return response.ok ? undefined : ['status', response.status];
  } catch {
    return [await whyNoResponse(address)];
  }
}

/** A sandboxed frame has an origin of its own, and the host must let it read the files (CORS). */
async function whyNoResponse(address) {
  if (origin !== 'null') return 'connection';
  const answered = await fetch(address, { mode: 'no-cors' }).catch(() => undefined);
  return answered ? 'origin' : 'connection';
}

/** Whether the browser lacks what came last of all that the page needs: it cannot read it. */
const old = !Array.prototype.findLast || typeof OffscreenCanvas === 'undefined';

async function sayWhy() {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const [page, ...found] = await Promise.all([location.href, ...files].map(request));
  const at = found.findIndex((cause) => cause);
  const [cause, status] = found[at] ?? page ?? [old ? 'old' : 'damaged'];
  const name = [cause, status].filter(Boolean).join(', ');
  console.error(`Grundyscope: load, ${name}: ${files[at] ?? location.href}`);
  const place = document.querySelector('.cause');
  if (place) place.textContent = place.dataset[cause]?.replace('…', status);
  const tab = document.querySelector('.lost-tab');
  if (tab) Object.assign(tab, { href: location.href, hidden: cause !== 'origin' });
}

// From a disk, no request succeeds.
if (location.protocol !== 'file:') sayWhy();
