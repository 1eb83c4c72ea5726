import { existsSync, globSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parts } from './parts/index.mjs';
import { partsTouched, toPattern, unproved } from './touched.mjs';
import { filesLeftOut, touchedName, wantedParts } from './wanted.mjs';

afterEach(() => vi.unstubAllEnvs());

const some = {
  looks: { causes: ['packages/ui/src/theme/'], files: [] },
  twins: { causes: ['packages/**/messages/*.json'], files: ['e2e/year.e2e.ts'] },
};

describe('what a change brings back into the run', () => {
  it('is what names a touched path as its cause, or holds a touched test', () => {
    expect(partsTouched(['packages/ui/src/theme/tokens.css.ts'], some)).toEqual(['looks']);
    expect(partsTouched(['packages/widgets/src/office/help/messages/en.json'], some)).toEqual(['twins']);
    expect(partsTouched(['e2e/year.e2e.ts'], some)).toEqual(['twins']);
    expect(partsTouched(['packages/ui/src/themes/a.ts', 'README.md'], some)).toEqual([]);
  });

  it('is everything where the last long run is not known, or the libraries changed', () => {
    expect(partsTouched('all', some)).toEqual(['looks', 'twins']);
    expect(partsTouched(['pnpm-lock.yaml'], some)).toEqual(['looks', 'twins']);
  });
});

describe('an ordinary part', () => {
  const ordinary = {
    server: {
      causes: ['apps/api/'],
      files: ['apps/api/src/main.test.ts', 'apps/api/src/slow.test.ts'],
      isOrdinary: true,
    },
  };

  it('comes back whole with what its tests run, and not with a test', () => {
    expect(partsTouched(['apps/api/src/main.ts'], ordinary)).toEqual(['server']);
    expect(partsTouched(['apps/api/src/main.test.ts', 'apps/api/src/other.test.ts'], ordinary)).toEqual([]);
  });

  it('is run by whoever asks for no part, and its tests come back one by one where they changed', () => {
    const [first, second] = parts.server.files;
    // What the run that this test stands in has touched is another matter.
    vi.stubEnv(touchedName, undefined);
    vi.stubEnv(wantedParts, undefined);
    expect(filesLeftOut('unit')).not.toContain(first);
    vi.stubEnv(wantedParts, '');
    expect(filesLeftOut('unit')).toEqual(expect.arrayContaining([first, second]));
    vi.stubEnv(touchedName, first);
    expect(filesLeftOut('unit')).not.toContain(first);
    expect(filesLeftOut('unit')).toContain(second);
  });
});

describe('what a release has to have proved', () => {
  it('is everything that a test could see', () => {
    expect(unproved(['docs/figures.md', '.changeset/blue.md', 'README.md', 'LICENSE'])).toEqual([]);
    expect(unproved(['docs/figures.md', 'apps/api/src/main.ts'])).toEqual(['apps/api/src/main.ts']);
    expect(unproved('all')).toBe('all');
  });
});

const causes = Object.entries(parts).flatMap(([name, part]) =>
  [...part.causes, ...(part.files ?? [])].map((cause) => [name, cause]),
);

describe('the table of the long run', () => {
  it.each(causes)('%s: %s leads to a file that is there', (_name, cause) => {
    const found = cause.includes('*')
      ? globSync('{packages,apps,e2e,openapi,scripts,.storybook}/**/*.*', {
          exclude: (path) => path.includes('node_modules'),
        }).some((path) => toPattern(cause).test(path))
      : existsSync(cause);
    expect(found).toBe(true);
  });

  it('says of each part what would be unproved without it', () => {
    for (const { proves, stage } of Object.values(parts)) {
      expect(proves).toMatch(/^[A-Z].*\.$/);
      expect(['unit', 'stories', 'e2e', 'budget']).toContain(stage);
    }
  });
});
