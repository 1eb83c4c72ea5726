import { describe, expect, it } from 'vitest';
import { nextRelease, problemsOf, publishedNames, waitingChanges } from './changesets.mjs';

const published = ['@corredor/core', '@corredor/widgets'];
const change = (summary, ...releases) => ({ file: 'a.md', summary, releases });

describe('the changes that wait for a release', () => {
  it('are those in the repository, and are right', () => {
    expect(problemsOf(waitingChanges(), publishedNames())).toEqual([]);
  });

  it('are refused where they name what is not published, or say nothing, or too much', () => {
    const right = { name: '@corredor/core', type: 'patch' };
    expect(problemsOf([change('Sums are right.', right)], published)).toEqual([]);
    expect(problemsOf([change('Sums are right.', { name: '@corredor/api', type: 'patch' })], published)).toEqual([
      'a.md: @corredor/api is not published.',
    ]);
    expect(problemsOf([change('', right)], published)).toEqual(['a.md says nothing.']);
    expect(problemsOf([change('One.\nTwo.', right)], published)).toEqual(['a.md says it in more than one line.']);
    expect(problemsOf([change('Nobody.')], published)).toEqual(['a.md names no package.']);
  });

  it('release a package as big as the biggest of them', () => {
    const waiting = [
      change('Small.', { name: '@corredor/core', type: 'patch' }),
      change('Big.', { name: '@corredor/widgets', type: 'major' }, { name: '@corredor/core', type: 'minor' }),
    ];
    expect(nextRelease(waiting, '@corredor/core')).toBe('minor');
    expect(nextRelease(waiting, '@corredor/widgets')).toBe('major');
    expect(nextRelease(waiting, '@corredor/ui')).toBeUndefined();
  });
});
