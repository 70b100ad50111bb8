// Which browser tests reach a file of the page.
import { existsSync } from 'node:fs';

/** The first row that fits counts. */
const SPECS = [
  [/rooms\/(zeckendorf|play|exercises|two-heaps|nimbers|lab|lessons|positions)\//, '$1 rooms/$1'],
  [/rooms\/games\//, 'rooms/games'],
  [/rooms\//, 'rooms/problems rooms'],
  [/src\/sequence\//, 'rooms/games views save'],
  [/src\/grid\//, 'rooms/two-heaps rooms/nimbers'],
  [/src\/boards\//, 'positions play exercises'],
  [/src\/export\//, 'save copy rooms/games'],
  [/src\/ruleset\//, 'rooms/games rooms/problems'],
  [/src\/question\//, 'rooms/problems'],
  [/src\/i18n\//, 'languages everywhere'],
  [/src\/engine\//, 'work load'],
  [/src\/ui\//, 'rooms/games said keys'],
  [/src\/views\//, 'views element element-looks'],
  [/src\/element/, 'element element-choices element-looks views'],
  [/src\/embed\//, 'embed embed-loading embed-messages embed-reader embed-sandbox heights'],
  [/src\/share\//, 'share'],
  [/src\/shell\/search\//, 'search'],
  [/src\/shell\//, 'home rooms'],
  [/src\/single\//, 'single'],
  [/src\/main\.ts/, 'load rooms'],
];

export function specsFor(file) {
  const [fits, names] = SPECS.find(([fits]) => fits.test(file)) ?? [/$/, ''];
  const specs = names.replaceAll('$1', fits.exec(file)[1]).split(' ');
  return specs.filter((name) => existsSync(new URL(`../e2e/${name}.spec.ts`, import.meta.url)));
}
