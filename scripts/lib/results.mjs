import { existsSync, readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const folder = resolve('.build/results');

/** Where each stage leaves its results. */
export const results = {
  folder,
  unit: {
    packages: `${folder}/unit-packages.json`,
    api: `${folder}/unit-api.json`,
    again: `${folder}/unit-again.json`,
  },
  stories: `${folder}/stories.json`,
  e2e: `${folder}/e2e.json`,
  /** What was red at first and green alone, by stage. */
  unsteady: `${folder}/unsteady.json`,
  unsteadyStories: `${folder}/unsteady-stories.json`,
  /** How long each job took. */
  jobs: `${folder}/jobs.json`,
};

/** Adds up what vitest, the story runner and Playwright have written. */
export function countResults() {
  const total = { passed: 0, failed: 0 };
  for (const file of [results.unit.packages, results.unit.api, results.stories, results.e2e]) {
    if (!existsSync(file)) continue;
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { passed, failed } = report.stats ? fromPlaywright(report) : fromJest(report);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/** The red tests of a report of vitest; a file that could not be loaded is one without a title. */
export function redsOfVitest(file) {
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap((tested) => {
    const path = relative(process.cwd(), tested.name);
    const why = (one) => whyOf({ message: one.failureMessages?.[0] }) || 'no reason was given';
    if (isBroken(tested)) return [{ file: path, title: '', why: tested.message }];
    return tested.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((one) => ({ file: path, title: one.fullName, why: why(one) }));
  });
}

/** The red tests of a report of Playwright, with the line by which each is run alone. */
export function redsOfPlaywright(file) {
  if (!existsSync(file)) return [];
  const specs = ({ suites = [], specs: own = [] }) => [...own, ...suites.flatMap(specs)];
  return JSON.parse(readFileSync(file, 'utf8'))
    .suites.flatMap(specs)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file: path, line, title, tests }) => ({
      file: path,
      title,
      place: `${path}:${line}`,
      why: whyOf(tests.flatMap(({ results: runs }) => runs).find(({ error }) => error)?.error),
    }));
}

/** So many lines of an error say what was wrong; the rest is where. */
const mostLines = 12;
/** An input that a property was broken by may be of thousands of signs. */
const mostSigns = 400;

/** What Playwright says of an error, in one line: what was asked, of which place, and where in the test; without a place, the whole of what was said. */
export function whyOf(error) {
  if (!error?.message) return '';
  const lines = stripVTControlCharacters(error.message)
    .split('\n')
    .map((line) => line.trim())
    .map((line) => (line.length > mostSigns ? `${line.slice(0, mostSigns)}…` : line));
  const place = lines.find((line) => line.startsWith('Locator:'));
  // A story's red is an Error of its own making: what axe or the play function found stands in its other lines.
  const said = place ? [lines[0], place] : lines.filter((line) => line && !line.startsWith('at ')).slice(0, mostLines);
  const where = error.location && `at ${basename(error.location.file)}:${error.location.line}`;
  return [...said, where].filter(Boolean).join(' · ');
}

/** The messages that passed end-to-end tests have looked for, as they noted in their reports. */
export function wordsOfPassedTests(file) {
  const noted = JSON.parse(readFileSync(file, 'utf8'))
    .suites.flatMap(testsIn)
    .filter(({ status }) => status === 'expected' || status === 'flaky')
    .flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'words'));
  return new Set(noted.flatMap(({ description }) => description.split(' ')));
}

/** How long the tests of each end-to-end file took together, in seconds. */
export const secondsByFile = (file) =>
  Object.fromEntries(
    JSON.parse(readFileSync(file, 'utf8')).suites.map((suite) => [
      suite.file,
      Math.round(testsIn(suite).reduce((sum, test) => sum + durationOf(test), 0) / 1000),
    ]),
  );

const durationOf = ({ results: runs }) => runs.reduce((sum, { duration }) => sum + duration, 0);

const testsIn = ({ suites = [], specs = [] }) => [...suites.flatMap(testsIn), ...specs.flatMap(({ tests }) => tests)];

const fromPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

// A file that cannot be loaded holds no failed test; it counts as one.
const fromJest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests + testResults.filter(isBroken).length,
});

const isBroken = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0;
