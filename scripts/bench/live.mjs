// Measures the live channel of a real server: pushes to many open pages, and everybody coming back together. Writes its section of docs/figures.md.
// A run with fewer sockets only prints. Times are no gate: a busy machine is slow. What must hold always (everything told arrives, nobody stays away) fails the run.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { prepare } from '../lib/build.mjs';
import { table, writeFigures } from '../lib/figures.mjs';

const numberOf = (name, otherwise) =>
  Number(process.argv.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
// Twenty pages of one user are the most that stay open.
const sockets = Math.max(20, Math.round(numberOf('sockets', 2_000) / 20) * 20);
const clients = sockets * 2.5;
const size = { sockets, clients, notices: 30, perSecond: 20, seconds: numberOf('seconds', 20) };

const files = spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout.trim();
if (files !== 'unlimited' && Number(files) < clients + 500) {
  console.error(
    `bench: ${clients} sockets need ${clients + 500} open files, but a process may open ${files} here. Run "ulimit -n ${clients + 500}" first, or fewer with --sockets=${Math.max(20, Math.floor((Number(files) - 500) / 50) * 20)}.`,
  );
  process.exit(1);
}
const code = await prepare();
if (code !== 0) process.exit(code);
const { measureLive } = await import('../../apps/api/bench/live.ts');
const { load, memory, pushes, quiet, crash, restart } = await measureLive(size);

const row = (label, value, goal, digits = 0) => [
  label,
  Number.isFinite(value) ? value.toFixed(digits) : 'not within a minute',
  goal === null ? '' : `≤ ${goal.toFixed(digits)}`,
  goal === null ? '' : value <= goal ? 'yes' : 'no',
];
const comingBack = (name, { seconds, requests }) => [
  row(`${name}: until all ${clients} have their list, s`, seconds, 15, 1),
  row(`${name}: a list by HTTP meanwhile, p95, ms`, requests.p95, quiet.p95 * 2),
];
const said = (record) =>
  record === null
    ? 'not counted, because not all were back'
    : Object.entries(record)
        .map(([what, count]) => `${what} ${count}×`)
        .join(', ') || 'none';
const rows = [
  row('commit to arrival, p50, ms', pushes.p50, null),
  row('commit to arrival, p95, ms', pushes.p95, 500),
  row('commit to arrival, p99, ms', pushes.p99, null),
  row('a list by HTTP in quiet, p95, ms', quiet.p95, null),
  ...comingBack('after a crash', crash),
  ...comingBack('after a restart', restart),
  row('server without sockets, MiB', memory.none, null),
  row(`server with ${sockets} idle sockets, MiB`, memory.some, null),
  row(`server with ${clients} idle sockets, MiB`, memory.all, null),
];
const body = `## The live channel

\`npm run bench -- --only=live\`: a server with its own PostgreSQL, its clients in another process of the same machine (${availableParallelism()} cores; load ${load.map((one) => one.toFixed(1)).join(' before and ')} after). ${sockets} open sockets, ${size.perSecond} notices a second for ${size.seconds} s, each to the 20 sockets of one user: ${pushes.arrived} of ${pushes.expected} arrived. Then ${clients} sockets with ${size.notices} notices per user come back as pages do, 3 s after the close and after each failure, each with a new ticket by HTTP; the time counts from when the server is ready again, and the wait ends a minute after it was stopped.

${table(['', 'measured', 'goal', 'holds'], rows)}

Set back on the way: after the crash ${said(crash.setbacks)}; after the restart ${said(restart.setbacks)}. Lists refused meanwhile: ${said({ ...crash.requests.failures, ...restart.requests.failures })}.`;
console.log(body);
if (sockets >= 2_000) writeFigures('live', body);

const problems = [];
if (pushes.arrived !== pushes.expected) problems.push(`${pushes.expected - pushes.arrived} pushes did not arrive`);
for (const problem of problems) console.error(`bench: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
