import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve('.build/results');

/** Where each stage leaves its results. */
export const results = {
  folder,
  unit: `${folder}/unit.json`,
  stories: `${folder}/stories.json`,
  e2e: `${folder}/e2e.json`,
};

/** Adds up what vitest, the story runner and Playwright have written. */
export function countResults() {
  const total = { passed: 0, failed: 0 };
  for (const file of [results.unit, results.stories, results.e2e]) {
    if (!existsSync(file)) continue;
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { passed, failed } = report.stats ? fromPlaywright(report) : fromJest(report);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
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
