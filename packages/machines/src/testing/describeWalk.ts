import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Scenario } from '../charts/index.ts';
import { type WalkRules, walk } from './walk.ts';

interface Expectations<Machine extends AnyStateMachine> extends WalkRules<Machine> {
  /** Transitions that no path takes, each with its reason beside it. */
  notWalked?: readonly string[];
}

/**
 * Tests a machine along every shortest path, and keeps what was walked in `walked.json` beside the test, for the drawing.
 * `vitest run <folder> --update` writes it anew.
 */
export function describeWalk<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  { notWalked = [], ...rules }: Expectations<Machine>,
) {
  describe(`every path through ${scenario.name}`, () => {
    const walked = walk(scenario, rules);

    it('reaches every state, and takes every transition but those known', () => {
      expect(walked.notReached).toEqual([]);
      expect(walked.notWalked).toEqual(notWalked);
    });

    it('keeps what must always hold, and leaves each state alone with what it does not hear', () => {
      expect(walked.breaches).toEqual([]);
    });

    it('is written down as it was walked', async () => {
      const { paths, transitions } = walked;
      const text = `${JSON.stringify({ paths, transitions }, null, 2)}\n`;
      await expect(text).toMatchFileSnapshot('./walked.json');
    });
  });
}
