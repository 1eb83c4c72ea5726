// Measures how long a portfolio takes at the server and writes its section of docs/figures.md. A run with fewer policies only prints. Times are no gate.
import { availableParallelism } from 'node:os';
import { generate } from '../lib/build.mjs';
import { table, writeFigures } from '../lib/figures.mjs';

const whole = 500;
const policies = Number(process.argv.find((flag) => flag.startsWith('--policies='))?.slice(11) ?? whole);
const code = await generate();
if (code !== 0) process.exit(code);
const { measureImport } = await import('../../apps/api/bench/import.ts');
const { checked, imported, undone, load } = await measureImport({ policies });

const goal = 120;
const rows = [
  ['check of all rows', checked.toFixed(1), ''],
  ['import: policies, instalments, receipts, customers', imported.toFixed(1), imported <= goal ? 'yes' : 'no'],
  ['undo of all of it', undone.toFixed(1), ''],
];
const body = `## A portfolio at the server

\`npm run bench -- --only=import\`: ${policies} policies, each in three instalments with 300.00 paid, half with another total than the pack's, for ${Math.ceil(policies * 0.6)} new customers; one request after the other, as the wizard sends them (${availableParallelism()} cores; load ${load.map((one) => one.toFixed(1)).join(' before and ')} after).

${table(['', 's', `≤ ${goal}`], rows)}`;
console.log(body);
if (policies >= whole) writeFigures('import', body);
