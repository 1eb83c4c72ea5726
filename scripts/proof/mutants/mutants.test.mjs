import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { fallenOf, newIn } from './matching.mjs';
import { faultsOfSet, readMutant, readMutants } from './patches.mjs';

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
