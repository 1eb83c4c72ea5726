import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reporter, Suite } from '@playwright/test/reporter';

/** Seconds that each file took in an earlier run; a new one is taken for a middling one. */
const seconds: Record<string, number> = JSON.parse(readFileSync('e2e/seconds.json', 'utf8'));
const unknown = 15;
const secondsOf = ({ location }: Suite) => seconds[basename(location?.file ?? '')] ?? unknown;

/** Files begin by how long they take: what comes last is short, since nothing runs beside the end of it. */
export default class LongestFirst implements Reporter {
  async preprocess({ suite }: { suite: Suite }) {
    for (const project of suite.suites) {
      // Playwright knows no order of its own; where it keeps its list elsewhere, the order stays that of the names.
      const files = (project as Suite & { _entries?: Suite[] })._entries;
      files?.sort((a, b) => secondsOf(b) - secondsOf(a));
    }
  }

  printsToStdio() {
    return false;
  }
}
