// npm run bench:load: the waiting time of a first visit, in a real Chromium over a slow connection.
// The last line tells whether all goals are met.
import { commandLine, PORT } from '../scripts/lib/command.mjs';
import { DIST } from '../scripts/lib/paths.mjs';
import { main } from '../scripts/lib/task.mjs';
import { pageStep } from '../scripts/page.mjs';
import { withBuildTools } from '../scripts/setup/all.mjs';
import { ensureChromium } from '../scripts/setup/chromium.mjs';
import { wasmStep } from '../scripts/wasm/build.mjs';
import { median, table } from './harness/figures.mjs';
import { HOSTS, LINKS } from './harness/links.mjs';
import { serveSite } from './harness/site.mjs';
import { SLOW, visit } from './harness/visit.mjs';

const values = commandLine({
  name: 'npm run bench:load',
  about: 'Measures how long a first visit to each link waits over a slow line.',
  options: {
    rounds: { value: 'N', min: 1, default: 7, help: 'how many visits to each link' },
    'no-build': { help: 'measure dist/ as it is' },
    port: { ...PORT, default: 0 },
    link: { value: 'NAME', default: '', help: 'only the link of this name in harness/links.mjs' },
    beside: { value: 'FOLDER', default: '', help: 'another built site, visited in turn' },
  },
});

const ms = (value) => `${Math.round(value).toLocaleString('en')} ms`;
const START = LINKS[0].name;

/** The results of the visits to the first link that are shown. */
const LINES = [
  { name: 'paint', title: 'First paint', show: ms },
  { name: 'answer', title: 'First answer drawn', show: ms },
  { name: 'chart', title: 'Chart drawn', show: ms },
  { name: 'requests', title: 'Requests to the first answer', show: String, most: 14 },
  { name: 'bytes', title: 'Their bodies', show: (bytes) => `${(bytes / 1000).toFixed(1)} kB`, most: 225_000 },
];

await main(async () => {
  const { rounds } = values;
  if (!values['no-build']) await withBuildTools(wasmStep(), pageStep());
  const chromium = await ensureChromium();
  const folders = values.beside ? [DIST, values.beside] : [DIST];
  const servers = await Promise.all(
    folders.map((folder, at) => serveSite(folder, at === 0 ? values.port : 0, HOSTS)),
  );
  const sites = servers.map((server) => `http://127.0.0.1:${server.address().port}/`);
  let failed = 0;
  const judge = (kept) => {
    if (!kept) failed += 1;
    return kept ? 'yes' : 'NO';
  };
  try {
    const links = LINKS.filter(({ name }) => !values.link || name === values.link);
    const visits = await visitAll(rounds, links, sites, chromium);
    const { latency, downloadThroughput, cpu } = SLOW;
    console.log(
      `${rounds} visits with an empty cache; ${(downloadThroughput * 8) / 1e6} Mbit/s, ${latency} ms, processor 1/${cpu}\n`,
    );
    tellLinks(links, visits, judge);
    if (links.some(({ name }) => name === START)) tellStart(visits.get(START)[0], judge);
  } finally {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
  console.log(failed === 0 ? '\nAll aims are reached.' : `\n${failed} not reached.`);
  process.exitCode = failed === 0 ? 0 : 1;
});

/** The visits by the names of the links: for each site those of all rounds. */
async function visitAll(rounds, links, sites, executablePath) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
  try {
    // The first visit is not counted: the browser starts some of its processes then.
    await visit(browser, sites[0], links[0], { slow: false });
    const visits = new Map(links.map(({ name }) => [name, sites.map(() => [])]));
    for (let round = 0; round < rounds; round += 1)
      for (const link of links)
        for (const [at, site] of sites.entries())
          visits.get(link.name)[at].push(await visit(browser, site, link));
    return visits;
  } finally {
    await browser.close();
  }
}

/** Medians of each link, of the other site last. */
function tellLinks(links, visits, judge) {
  const middle = (all, name) => median(all.map((one) => one[name]));
  const head = ['Link', 'answer', 'at most', 'reached', 'chart', 'at most', 'reached'];
  const rows = links.map(({ name, aim }) => {
    const [here, beside] = visits.get(name);
    const cells = ['answer', 'chart'].flatMap((what) => {
      const value = middle(here, what);
      return [ms(value), ms(aim[what]), judge(value <= aim[what])];
    });
    return [name, ...cells, ...(beside ? ['answer', 'chart'].map((what) => ms(middle(beside, what))) : [])];
  });
  console.log(
    table([[...head, ...(values.beside ? ['answer there', 'chart there'] : [])], ...rows]).join('\n'),
  );
}

/** All that is known of the visits to the start page's question. */
function tellStart(visits, judge) {
  const rows = LINES.map(({ name, title, show, most }) => {
    const all = visits.map((one) => one[name]);
    const middle = median(all);
    const aim = most === undefined ? ['', ''] : [show(most), judge(middle <= most)];
    return [title, show(middle), show(Math.min(...all)), show(Math.max(...all)), ...aim];
  });
  console.log(`\n${START}:`);
  console.log(table([['', 'median', 'least', 'most', 'at most', 'reached'], ...rows]).join('\n'));
}
