import { ordinaryParts } from '../parts/index.mjs';
import { touchedName, wantedParts } from '../wanted.mjs';
import { dayIn, days, midnights, momentIn } from './days.mjs';

const node = process.execPath;
const all = { [wantedParts]: 'all', [touchedName]: 'all' };
/** Inputs that were never tried before; one that fell is tried again by the seed that the run said. */
const newInputs = () => ({ CORREDOR_SEED: process.env.CORREDOR_SEED ?? String(Math.trunc(Math.random() * 2 ** 31)) });
const usual = { [wantedParts]: ordinaryParts.join(',') };
const clock = new URL('../../lib/otherClock.mjs', import.meta.url).href;
const underClock = (zone, shift) => ({
  ...usual,
  TZ: zone,
  CORREDOR_CLOCK_SHIFT: String(shift),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${clock}`.trim(),
});
/** Where a run under another clock leaves what became of each file. */
export const clockResults = '.build/results/clock.json';
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${clockResults}`];
const rules = (words) => ['vitest', ['run', '--project=packages', '--project=api', ...reporters, ...words]];

const stages = ['unit', 'stories', 'e2e', 'budget'];

/**
 * Whether the stages are green, of pieces with what they left: each part that `npm test` leaves out belongs to one of them.
 * @param {[string, object | undefined][]} stamps
 */
export const stagesAreGreen = (stamps) =>
  stages.every((stage) => stamps.some(([name, stamp]) => name === stage && stamp));

/**
 * The long run in pieces, each of twenty minutes at most: how it is named, the command, and what it runs under.
 * @param {{ now?: number, words?: string[] }} asked the files that somebody wants to run under the other clocks
 * What runs unit tests can run some of them `again`, where nothing else has changed since the rest was green.
 * @returns {{ name: string, command: [string, string[]], again?: (files: string[]) => [string, string[]], env: () => Record<string, string> }[]}
 */
export function longPieces({ words = [] } = {}) {
  const ofDays = [
    ...midnights.map((zone) => ({
      name: `23:59:50 in ${zone}`,
      command: rules(words),
      again: rules,
      env: () => underClock(zone, momentIn(zone, dayIn(zone, Date.now()), '23:59:50') - Date.now()),
    })),
    ...days.map(({ day, time, zone }) => ({
      name: `${day} ${time} in ${zone}`,
      command: rules(words),
      again: rules,
      env: () => underClock(zone, momentIn(zone, day, time) - Date.now()),
    })),
  ];
  if (words.length > 0) return ofDays;
  // The server's tests note which lines each of them ran, for the quick run.
  const stage = (name) => ({
    name,
    command: [node, ['scripts/test.mjs', `--only=${name}`]],
    env: () => ({ ...all, ...newInputs(), CORREDOR_RECORD: '1' }),
  });
  return [
    { name: 'a new entity', command: [node, ['scripts/new/tryOut.mjs']], env: () => usual },
    { name: 'Storybook as it is published', command: [node, ['scripts/storybook.mjs', '--build']], env: () => usual },
    { ...stage('unit'), again: (files) => [node, ['scripts/test.mjs', '--only=unit', '--', ...files]] },
    ...['stories', 'e2e', 'budget'].map(stage),
    ...ofDays,
  ];
}
