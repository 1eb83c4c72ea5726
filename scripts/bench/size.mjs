// Measures lists, searches and the dashboard of large brokerages and writes their section of docs/figures.md. A smaller one only prints. Times are no gate.
// --keep=<folder> keeps the filled database there: the next measurement begins at once, and only prints.
import { availableParallelism } from 'node:os';
import { table, writeFigures } from '../lib/figures.mjs';

const numberOf = (name, otherwise) =>
  Number(process.argv.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const policies = numberOf('policies', 200_000);
const keep = process.argv.find((flag) => flag.startsWith('--keep='))?.slice('--keep='.length);
const { measureSize } = await import('../../apps/api/bench/size.ts');
const measured = await measureSize({ scale: policies / 200_000, rounds: numberOf('rounds', 3), keep });
const { figures, lastPages, neighbour, migration, load, sizes } = measured;

const ms = (time) => time.toFixed(0);
const within = (value, most) => (value <= most ? 'yes' : 'no');
const isRemarkable = ({ p95, goal, failed }) => failed > 0 || p95 > goal / 4;
/** A line for each kind of request that takes more than a quarter of its goal, and one for all the others. */
const rowsOf = (which) => {
  const all = figures.filter(({ size }) => size === which);
  const others = all.filter((one) => !isRemarkable(one));
  const slowest = others.map((one) => one.slowest).toSorted((one, other) => other.ms - one.ms)[0];
  return [
    ...all
      .filter(isRemarkable)
      .map((one) => [
        one.name,
        ms(one.p50),
        ms(one.p95),
        one.failed > 0 ? `${one.failed} failed` : `${within(one.p95, one.goal)} (${one.goal})`,
        inShort(one.slowest),
      ]),
    [`${others.length} others, each within a quarter of its goal`, '', '', 'yes', slowest ? inShort(slowest) : ''],
  ];
};
const inShort = ({ ms: took, url }) => `${ms(took)}: \`${decodeURIComponent(url.replace('/api/', ''))}\``;
const head = ['', 'p50', 'p95', 'within the goal', 'slowest'];
const inWords = ({ policies: many, instalments, customers }) =>
  `${many.toLocaleString('en')} policies, ${Math.round(many * 0.9 * instalments).toLocaleString('en')} instalments and ${customers.toLocaleString('en')} customers`;
const costs = ({ statements, rows }) => `${statements} statements, ${rows.toLocaleString('en')} rows`;
const inLastPages = ({ asked, rows, dearer }) =>
  dearer.length === 0
    ? `The last page that the contract allows, of its lists in every order (${asked} ways to ask), sent no more statements and touched no more rows than the first: ${rows.toLocaleString('en')} rows at most.`
    : `The last page that the contract allows cost more than the first in ${dearer.length} of ${asked} ways to ask:\n\n${table(
        ['', 'first', 'last'],
        dearer.map(({ url, first, last }) => [`\`${url.replace('/api/', '')}\``, costs(first), costs(last)]),
      )}`;
const inMigration = migration
  ? `What came after the version in use took ${(migration.took / 1000).toFixed(1)} s to migrate; three small writes waited ${(migration.longest / 1000).toFixed(1)} s at most (at most 5: ${within(migration.longest, 5000)}).`
  : '';
const body = `## Large brokerages

\`npm run bench -- --only=size\`: whole answers at the server in ms, asked one after the other, among 22 brokerages in one database (${availableParallelism()} cores; load ${load.map((one) => one.toFixed(1)).join(' before and ')} after).

A brokerage of ${inWords(sizes[0])}:

${table(head, rowsOf(0))}

${lastPages ? inLastPages(lastPages) : ''}

A brokerage of ${inWords(sizes[1])}:

${table(head, rowsOf(1))}

Ten searches of the large one at once: another brokerage's list takes ${ms(neighbour.busy.p50)} ms (p50) and ${ms(neighbour.busy.p95)} (p95), in quiet ${ms(neighbour.quiet.p50)} and ${ms(neighbour.quiet.p95)} (at most twice: ${within(neighbour.busy.p50, 2 * neighbour.quiet.p50)} and ${within(neighbour.busy.p95, 2 * neighbour.quiet.p95)}); ${neighbour.refused} of the ten were refused.
${inMigration}`;
console.log(body);
if (policies >= 200_000 && migration) writeFigures('size', body);
