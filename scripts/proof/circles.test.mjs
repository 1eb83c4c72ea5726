import { describe, expect, it } from 'vitest';
import { circlesOfFolders } from './circles.mjs';

const circles = (edges) =>
  circlesOfFolders(
    Object.entries(edges).map(([source, to]) => ({
      source,
      dependencies: [to].flat().map((resolved) => ({ resolved })),
    })),
  );

describe('circles of folders', () => {
  it('are found over files that need one another only together', () => {
    expect(
      circles({ 'src/a/one.ts': 'src/b/one.ts', 'src/b/two.ts': 'src/c/one.ts', 'src/c/two.ts': 'src/a/two.ts' }),
    ).toEqual([['src/a', 'src/b', 'src/c']]);
  });

  it('are found where a folder inside needs what enters the folder around it', () => {
    expect(circles({ 'src/a/inner/one.ts': 'src/b/one.ts', 'src/b/one.ts': 'src/a/index.ts' })).toEqual([
      ['src/a', 'src/b'],
    ]);
  });

  it('are none where a room looks into itself, a test looks in, or words come back', () => {
    expect(
      circles({
        'src/a/one.ts': ['src/a/inner/one.ts', 'src/b/one.ts'],
        'src/a/inner/one.ts': 'src/a/inner/two.ts',
        'src/b/one.test.ts': 'src/a/one.ts',
        'src/b/two.ts': 'src/a/messages/en.json',
      }),
    ).toEqual([]);
  });
});
