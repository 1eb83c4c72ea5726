// Long and rare runs. A new entity is made in a copy of the tree, with its types, its tests on the server and its stories. Then the unit and API
// tests go with the clock ten seconds before midnight, in three time zones: nothing may depend on the machine's zone, or on the day staying
// the same. What follows "--" goes to vitest, such as the files to run; then no entity is made.
import { run, runNode, timed } from './lib/run.mjs';

const zones = ['America/Guayaquil', 'Europe/Madrid', 'UTC'];
const more = process.argv.slice(2).filter((argument) => argument !== '--');

let failed = 0;
if (more.length === 0 && (await timed('a new entity', () => runNode('scripts/new/tryOut.mjs'))) !== 0) failed += 1;
for (const zone of zones) {
  console.log(`\n== 23:59:50 in ${zone}`);
  const clock = new URL('./lib/otherClock.mjs', import.meta.url).href;
  const env = {
    TZ: zone,
    CORREDOR_CLOCK_SHIFT: String(untilJustBeforeMidnight(zone, new Date())),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${clock}`.trim(),
  };
  if ((await timed(zone, () => run('vitest', ['run', ...more], env))) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);

/** How far 23:59:50 of this day is away in a zone, in milliseconds. */
function untilJustBeforeMidnight(zone, now) {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const [hour, minute, second] = parts.format(now).split(':').map(Number);
  return (86_390 - (hour * 3600 + minute * 60 + second)) * 1000;
}
