import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { piecesNotRun, stampFile, touchedPaths } from './touched.mjs';

let root;
const git = (...args) => {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
};
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const stamp = (commit, seconds = {}) => write(stampFile, JSON.stringify({ commit, seconds }));

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'corredor-stamp-'));
  git('init', '--quiet');
  write('kept.ts', 'one');
  write('changed.ts', 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the stamp of the last long run', () => {
  it('is not there in the beginning: everything counts as touched, and every piece as open', () => {
    expect(touchedPaths(root)).toBe('all');
    expect(piecesNotRun(['unit', 'budget'], root)).toEqual(['unit', 'budget']);
  });

  it('tells what differs from its commit, whether committed or not', () => {
    stamp(git('rev-parse', 'HEAD'), { unit: 300 });
    write('changed.ts', 'two');
    git('commit', '--quiet', '--all', '--message', 'two');
    write('new.ts', 'one');
    expect(touchedPaths(root).toSorted()).toEqual(['changed.ts', 'new.ts']);
    expect(piecesNotRun(['unit', 'budget'], root)).toEqual(['budget']);
  });

  it('of a commit that this clone does not know leaves nothing out', () => {
    stamp('0123456789012345678901234567890123456789');
    expect(touchedPaths(root)).toBe('all');
  });
});
