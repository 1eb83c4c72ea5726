// Measures how long a portfolio takes at the server, and one that is thirteen times as large, and writes its section of docs/figures.md. A run with fewer policies only prints. Times are no gate.
import { availableParallelism } from 'node:os';
import { table, writeFigures } from '../lib/figures.mjs';

const whole = 500;
const policies = Number(process.argv.find((flag) => flag.startsWith('--policies='))?.slice(11) ?? whole);
const { measureImport } = await import('../../apps/api/bench/import.ts');
const usual = await measureImport({ policies });
// 20,000 instalments.
const many = Math.ceil((policies * 40) / 3);
const large = await measureImport({ policies: many });

const goal = 120;
const perInstalment = ({ imported }, count) => (imported * 1000) / (3 * count);
const costs = [perInstalment(usual, policies), perInstalment(large, many)];
const inWords = (value) => value.toLocaleString('en');
const rows = [
  ['check of all rows', usual.checked.toFixed(1), '', large.checked.toFixed(1)],
  [
    'import: policies, instalments, receipts, customers',
    usual.imported.toFixed(1),
    usual.imported <= goal ? 'yes' : 'no',
    large.imported.toFixed(1),
  ],
  ['undo of all of it', usual.undone.toFixed(1), '', large.undone.toFixed(1)],
];
const body = `## A portfolio at the server

\`npm run bench -- --only=import\`: ${inWords(policies)} and ${inWords(many)} policies, each in three instalments with 300.00 paid, half with another total than the pack's, for three customers to five policies; one request after the other, as the wizard sends them (${availableParallelism()} cores; load ${usual.load.map((one) => one.toFixed(1)).join(' before and ')} after the first).

${table(['', `${inWords(policies)}, s`, `≤ ${goal}`, `${inWords(many)}, s`], rows)}

An instalment of ${inWords(3 * policies)} took ${costs[0].toFixed(1)} ms to import, one of ${inWords(3 * many)} ${costs[1].toFixed(1)} (no more: ${costs[1] <= costs[0] ? 'yes' : 'no'}).`;
console.log(body);
if (policies >= whole) writeFigures('import', body);
