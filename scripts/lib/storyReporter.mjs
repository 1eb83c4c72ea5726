import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes how the stories went to the file that CORREDOR_STORY_RESULTS names; the story runner's own option takes no file. */
export default class StoryReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, testResults }) {
    const file = process.env.CORREDOR_STORY_RESULTS;
    if (!file) return;
    const files = testResults.map(({ testExecError, testResults: assertionResults }) => ({
      status: testExecError ? 'failed' : 'passed',
      assertionResults,
    }));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, testResults: files }));
  }
}
