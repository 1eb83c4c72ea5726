// How many bytes a visitor downloads, brotli: for each route, and as a browser counts them on the pages that strangers see; fails when one is over its budget.
import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { records } from '../packages/core/src/records/index.ts';
import { elementSizes } from './lib/elementSizes.mjs';
import { galleryBytes, galleryLimit } from './lib/gallerySize.mjs';
import { gridSize } from './lib/gridSize.mjs';
import { weighPages } from './lib/pageWeights.mjs';
import { measureRoutes } from './lib/routeSizes.mjs';

const dist = 'apps/host/dist';
const whole = { login: 128, dashboard: 197 };
/** What a route loads that no other one does, and the grid with its table model and windowing. */
const ownLimit = 20;
const gridLimit = 27;
/** What a private route loads beyond the dashboard in all, with its words and what it shares with others: as the build's manifest says. */
const beyondLimits = {
  account: 185,
  branches: 210,
  checkout: 215,
  cie10: 175,
  configuration: 72,
  coverage: 172,
  coverages: 176,
  crossings: 215,
  customer: 222,
  customers: 247,
  help: 74,
  movement: 225,
  movements: 222,
  notFound: 71,
  notifications: 73,
  payment: 215,
  payments: 251,
  plans: 98,
  policies: 290,
  policy: 266,
  profile: 185,
  provider: 175,
  providers: 177,
  renewalStages: 74,
  renewals: 223,
  role: 174,
  roles: 176,
  run: 209,
  runs: 177,
  seller: 180,
  sellers: 180,
  settings: 218,
  task: 212,
  taskRules: 96,
  tasks: 184,
  unauthorized: 72,
  user: 174,
  users: 178,
  vehicle: 216,
  vehicles: 176,
};
const publicRoutes = [
  'landing',
  'search',
  'terms',
  'widgets',
  'publicProfile',
  'login',
  'register',
  'registerConfirm',
  'passwordRecovery',
];
const fullPages = ['plans', 'notFound'];
const isOutside = (name) => publicRoutes.includes(name) || fullPages.includes(name);
/** The rooms whose words a route shows, besides those that all share: of a record's form those of its list, of any other page its own. */
const ofForms = Object.values(records).flatMap(({ pages }) =>
  pages?.edit ? [[pages.edit, [pages.list, 'pickers']]] : [],
);
const rooms = {
  ...Object.fromEntries(ofForms),
  landing: ['features', 'i18n', 'landing', 'plans'],
  terms: ['features', 'i18n', 'landing'],
  widgets: ['features', 'i18n', 'landing', 'playground'],
  plans: ['features', 'i18n', 'plans'],
  policy: ['policies', 'payments', 'pickers'],
  payment: ['payments'],
  movement: ['movements', 'pickers'],
  crossings: ['payments', 'pickers'],
  run: ['runs'],
  unauthorized: ['access'],
  account: ['account', 'access', 'images', 'sessions'],
  configuration: ['configuration', 'access', 'images'],
  renewalStages: ['renewalStages'],
  taskRules: ['taskRules'],
  settings: ['settings'],
  profile: ['partner', 'images', 'pickers'],
};
const pages = {
  layoutOf: (name) => (isOutside(name) ? null : '_private-'),
  roomsOf: (name) =>
    isOutside(name)
      ? ['basics', 'access', ...(rooms[name] ?? [])]
      : ['words', ...(name === 'dashboard' ? [] : ['features', 'frames', ...(rooms[name] ?? [name, 'pickers'])])],
  /** Routes without a chunk of their own, by the chunk that brings them. */
  partOf: { login: '_base-', dashboard: '_private-' },
};

if (!existsSync(`${dist}/.vite/manifest.json`)) {
  console.error(`${dist} holds no build. Run npm start once, then this again.`);
  process.exit(1);
}
// Some chunks of a page are no route.
const rows = measureRoutes(dist, Object.keys(whole), pages).filter(
  ({ name }) => existsSync(`apps/host/src/routes/${name}.tsx`) || Object.hasOwn(whole, name),
);
const privateRoutes = globSync('apps/host/src/routes/*.tsx')
  .map((file) => basename(file, '.tsx'))
  .filter((name) => !publicRoutes.includes(name) && !['dashboard', 'privateLayout'].includes(name));
const missing = [...Object.keys(whole), ...privateRoutes].filter((name) => !rows.some((row) => row.name === name));
const limitless = privateRoutes.filter((name) => !Object.hasOwn(beyondLimits, name));
const known = new Set(globSync('packages/*/src/**/messages/es.json').map((file) => basename(dirname(dirname(file)))));
/** Rooms of words that are nowhere: what a route shows of its own would not be counted. */
const wordless = rows.flatMap(({ name }) =>
  isOutside(name) || Object.hasOwn(whole, name)
    ? []
    : (rooms[name] ?? [name]).flatMap((room) => (known.has(room) ? [] : [`${name}: ${room}`])),
);
const isOver = ({ name, total, own, beyond }) =>
  Object.hasOwn(whole, name)
    ? total > whole[name]
    : own > ownLimit || beyond > (beyondLimits[name] ?? Number.POSITIVE_INFINITY);
for (const row of rows) {
  const isWhole = Object.hasOwn(whole, row.name);
  const limit = isWhole
    ? `of ${whole[row.name]} KiB in all`
    : `of ${ownLimit} KiB of its own, ${row.beyond.toFixed(1)}${beyondLimits[row.name] ? ` of ${beyondLimits[row.name]}` : ''} more in all`;
  const size = isWhole ? row.total : row.own;
  console.log(`${row.name.padEnd(28)}${size.toFixed(1).padStart(8)} ${limit}${isOver(row) ? '  OVER BUDGET' : ''}`);
}
const [{ code: grid, styles }, { pages: weights, visits, inside }] = await Promise.all([gridSize(), weighPages()]);
console.log(
  `${'grid'.padEnd(28)}${grid.toFixed(1).padStart(8)} of ${gridLimit} KiB, styles ${styles.toFixed(1)} more${grid > gridLimit ? '  OVER BUDGET' : ''}`,
);
const gallery = galleryBytes();
const isGalleryOver = gallery > galleryLimit;
console.log(
  `${'gallery'.padEnd(28)}${(gallery / 1000).toFixed(1).padStart(8)} of ${galleryLimit / 1000} kB${isGalleryOver ? '  OVER BUDGET' : ''}`,
);
const elements = elementSizes('packages/widgets/dist-elements');
for (const { name, size, limit, isOver: isTooBig } of elements)
  console.log(`${name.padEnd(28)}${size.toFixed(1).padStart(8)} of ${limit} KiB${isTooBig ? '  OVER BUDGET' : ''}`);
for (const { name, first, all, isOver: isTooHeavy } of weights)
  console.log(
    `${name.padEnd(28)}${first.kib.toFixed(1).padStart(8)} of ${first.kibLimit} KiB and ${first.requests} of ${first.requestLimit} requests before somebody turns to it, ${all.kib.toFixed(1)} KiB once awake${isTooHeavy ? '  OVER BUDGET' : ''}`,
  );
for (const { name, kib, requests, requestLimit, all, allLimit, isOver: isTooMuch } of inside)
  console.log(
    `${`private area, cold, ${name}`.padEnd(28)}${kib.toFixed(1).padStart(8)} KiB and ${requests} of ${requestLimit} requests, with what comes after the first picture, ${all.requests} of ${allLimit} once somebody is there${isTooMuch ? '  OVER BUDGET' : ''}`,
  );
for (const { name, files, fileLimit, kib, kibLimit, isOver: isTooMuch } of visits)
  console.log(
    `${`${name}, first visit`.padEnd(28)}${kib.toFixed(1).padStart(8)} of ${kibLimit} KiB and ${files} of ${fileLimit} files${isTooMuch ? '  OVER BUDGET' : ''}`,
  );
if (missing.length > 0) console.error(`No route is named ${missing.join(', ')}: its budget cannot be measured.`);
if (limitless.length > 0)
  console.error(`Say in scripts/budget.mjs how much these routes may load: ${limitless.join(', ')}.`);
if (wordless.length > 0)
  console.error(`These routes show words that no room has: ${wordless.join(', ')}; say whose in scripts/budget.mjs.`);
process.exit(
  missing.length > 0 ||
    limitless.length > 0 ||
    wordless.length > 0 ||
    elements.some(({ isOver: isTooBig }) => isTooBig) ||
    weights.some(({ isOver: isTooHeavy }) => isTooHeavy) ||
    inside.some(({ isOver: isTooMuch }) => isTooMuch) ||
    visits.some(({ isOver: isTooMuch }) => isTooMuch) ||
    grid > gridLimit ||
    isGalleryOver ||
    rows.some(isOver)
    ? 1
    : 0,
);
