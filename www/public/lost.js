// theme.js loads this when a script of the page did not arrive. Requests all files of the page past
// the HTTP cache, whose copies may be the cause, so that reloading the page helps; and says why.
async function request(address) {
  try {
    const response = await fetch(address, { cache: 'reload' });
    // Only a response that is read to its end is stored.
    await response.text();
    return response.ok ? undefined : `status, ${response.status}`;
  } catch {
    return 'connection';
  }
}

async function tell() {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const [page, ...found] = await Promise.all([location.href, ...files].map(request));
  const at = found.findIndex((cause) => cause);
  const cause = found[at] ?? page ?? 'damaged';
  console.error(`Grundyscope: load, ${cause}: ${files[at] ?? location.href}`);
  const [, status] = cause.split(', ');
  const place = document.querySelector('.lost span');
  if (place && status) place.textContent = `(${status})`;
}

// From a disk, no request succeeds.
if (location.protocol !== 'file:') tell();
