import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { fallenOf, newIn } from './matching.mjs';
import { faultsOfSet, readMutant, readMutants } from './patches.mjs';
import { runBudget, runChecks, runJourneys, runStories, runTests } from './runs.mjs';

const patch = `fault: The last instalment is left out.
promise: Instalments add up to the premium.
proof: packages/core/src/plan.test.ts > a plan > adds up
proof: check > types > packages/core/src/plan.ts
kind: an instalment lost
origin: undoes 8bc5cec7

diff --git a/packages/core/src/plan.ts b/packages/core/src/plan.ts
--- a/packages/core/src/plan.ts
+++ b/packages/core/src/plan.ts
@@ -1 +1 @@
-origin: nowhere
+origin: here
`;

describe('a fault on purpose', () => {
  it('says what it breaks above what it changes', () => {
    expect(readMutant('scripts/mutants/lost.patch', patch)).toMatchObject({
      name: 'lost',
      origin: 'undoes 8bc5cec7',
      proofs: [
        { place: 'packages/core/src/plan.test.ts', title: 'a plan > adds up', said: '' },
        { place: 'check', title: 'types', said: 'packages/core/src/plan.ts' },
      ],
      isForLong: false,
      changed: ['packages/core/src/plan.ts'],
    });
    expect(() => readMutant('lost.patch', patch.replace('kind:', 'sort:'))).toThrow('kind');
  });

  it('waits for the long run at most three times', () => {
    const rare = ['a', 'b', 'c', 'd'].map((name) => ({
      ...readMutant(`${name}.patch`, patch),
      proofs: [],
      isForLong: true,
    }));
    expect(faultsOfSet(rare)).toEqual(['4 faults are for the long run alone; three may be.']);
    expect(faultsOfSet(rare.slice(1))).toEqual([]);
  });
});

describe('what turned red', () => {
  const { proofs } = readMutant('lost.patch', patch);
  const red = (place, title, said) => ({ place, title, said });

  it('counts where it is the promise that was named, in its own file', () => {
    const meant = red('packages/core/src/plan.test.ts', 'a plan adds up, to the cent');
    const elsewhere = red('packages/core/src/other.test.ts', 'a plan adds up');
    expect(fallenOf(proofs, [meant, elsewhere, red(meant.place, 'a plan ascends')])).toEqual([meant]);
  });

  it('does not count where a file cannot be loaded, nor a type error but where types are the promise', () => {
    expect(fallenOf(proofs, [red('packages/core/src/plan.test.ts', '')])).toEqual([]);
    expect(fallenOf(proofs, [red('check', 'types', 'packages/ui/src/x.ts: error')])).toEqual([]);
    const typed = red('check', 'types', 'packages/core/src/plan.ts(1,1): error');
    expect(fallenOf(proofs, [typed])).toEqual([typed]);
  });

  it('knows a story by its name', () => {
    const story = red('a.stories.tsx', './a.stories.tsx components-navigation-pagination--to-the-end');
    expect(fallenOf([{ place: 'a.stories.tsx', title: 'To The End', said: '' }], [story])).toEqual([story]);
  });

  it('is new only where it was green before', () => {
    const [old, fresh] = [red('a.test.ts', 'one'), red('a.test.ts', 'two')];
    expect(newIn([old, fresh], [{ place: 'a.test.ts', title: 'one' }])).toEqual([fresh]);
  });
});

describe('what a stage leaves', () => {
  /** A copy in which every command leaves this report. */
  const leaving = (report) => {
    const work = async () => ({ code: 1, said: '' });
    return {
      folder: '/copy',
      forget: () => {},
      has: () => true,
      read: () => JSON.stringify(report),
      run: work,
      runNode: work,
    };
  };

  it('is read by file and title', async () => {
    const failed = (fullName) => ({ status: 'failed', fullName, failureMessages: ['no'] });
    const report = {
      testResults: [
        {
          name: '/copy/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [failed('a plan adds up'), { status: 'passed' }],
        },
        { name: '/copy/b.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
      ],
    };
    expect(await runTests(leaving(report), ['a.test.ts'])).toEqual([
      { place: 'a.test.ts', title: 'a plan adds up', said: 'no' },
      { place: 'b.test.ts', title: '', said: 'cannot be loaded' },
    ]);
  });

  it('names stories by the file that they stand in, and journeys by their own', async () => {
    const spec = (title, ok) => ({
      title,
      ok,
      file: 'everyStory.ts',
      tests: [{ results: [{ error: { message: 'no' } }] }],
    });
    const suites = [{ title: './ui/A.stories.tsx', specs: [spec('a--ready', true), spec('a--late', false)] }];
    const report = { suites: [{ title: 'everyStory.ts', suites, specs: [] }], errors: [] };
    expect(await runStories(leaving(report), ['ui/A.stories.tsx'])).toEqual([
      { place: 'ui/A.stories.tsx', title: './ui/A.stories.tsx a--late', said: 'no' },
    ]);
    const journeys = {
      suites: [{ title: 'day.e2e.ts', specs: [{ ...spec('a day', false), file: 'day.e2e.ts' }] }],
      errors: [],
    };
    const copy = { ...leaving(journeys), run: async () => ({ code: 0, said: '' }) };
    expect(await runJourneys(copy, ['e2e/day.e2e.ts'])).toEqual([
      { place: 'e2e/day.e2e.ts', title: 'a day', said: 'no' },
    ]);
  });

  it('is what is over its budget, and any check that says no', async () => {
    const run = async (command) => ({ code: command === 'tsc' ? 2 : 0, said: 'a.ts: error' });
    expect(await runChecks({ run }, ['types', 'doors'])).toEqual([
      { place: 'check', title: 'types', said: 'a.ts: error' },
    ]);
    const said = 'login 124.8 of 125 KiB\ndashboard 216.9 of 190 KiB  OVER BUDGET\n';
    expect(await runBudget({ run, runNode: async () => ({ code: 1, said }) })).toEqual([
      { place: 'budget', title: 'dashboard 216.9 of 190 KiB  OVER BUDGET' },
    ]);
  });
});

describe('the faults on purpose', () => {
  it.each(readMutants().map((mutant) => [mutant.name, mutant]))(
    '%s still applies, and names a proof that is there',
    (_, mutant) => {
      expect(mutant.proofs).not.toEqual([]);
      expect(faultsOfSet([mutant])).toEqual([]);
      const { stderr } = spawnSync('git', ['apply', '--check', mutant.file], { encoding: 'utf8' });
      expect(stderr).toBe('');
    },
  );
});
