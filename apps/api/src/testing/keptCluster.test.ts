import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptCluster } from './keptCluster.ts';

let folder: string;
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corredor-kept-'));
  mkdirSync(at('made'));
  writeFileSync(at('made/PG_VERSION'), '18\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('what was kept is copied to the next runs, as often as they come', () => {
  const kept = keptCluster(at('shelf'));
  expect(kept.copyTo(at('none'))).toBe(false);
  kept.keep(at('made'));
  kept.keep(at('made'));
  for (const name of ['first', 'second']) {
    expect(keptCluster(at('shelf')).copyTo(at(name))).toBe(true);
    expect(readFileSync(at(`${name}/PG_VERSION`), 'utf8')).toBe('18\n');
  }
  expect(readdirSync(at('shelf'))).toHaveLength(1);
});

it('what was kept by halves is not taken for whole', () => {
  const kept = keptCluster(at('shelf'));
  expect(() => kept.keep(at('not there'))).toThrow();
  expect(kept.copyTo(at('none'))).toBe(false);
  expect(existsSync(at('none'))).toBe(false);
});

it('what nobody has used for a day is removed', () => {
  for (const name of ['old', 'young']) mkdirSync(at(`shelf/${name}`), { recursive: true });
  const used = (name: string, hours: number) => {
    const moment = new Date(Date.now() - hours * 3_600_000);
    utimesSync(at(`shelf/${name}`), moment, moment);
  };
  used('old', 25);
  used('young', 23);
  keptCluster(at('shelf')).keep(at('made'));
  expect(readdirSync(at('shelf'))).not.toContain('old');
  expect(readdirSync(at('shelf'))).toContain('young');
});
