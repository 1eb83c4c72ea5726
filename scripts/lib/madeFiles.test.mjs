import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isMade, madeFiles } from './madeFiles.mjs';

const git = (...words) => spawnSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 26 }).stdout;

describe('the files that commands make', () => {
  it('are there once any command has begun', () => {
    expect(madeFiles.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('are not kept by git, and git says so of none besides', () => {
    const kept = git('ls-files').split('\n').filter(isMade);
    expect(kept).toEqual([]);
    const ignored = git('ls-files', '--others', '--ignored', '--exclude-standard', '--directory', 'packages');
    const paths = ignored
      .split('\n')
      .filter((path) => path !== '' && !/\/(node_modules|dist[^/]*|\.\w+)\/$/.test(path));
    expect(paths.toSorted()).toEqual(madeFiles.toSorted());
  });
});
