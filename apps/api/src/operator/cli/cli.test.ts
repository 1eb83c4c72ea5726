import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from './commands/index.ts';
import { runCommand } from './run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'corredor-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = async (...args: string[]) => {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(commands, args, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
};
const file = (content: string | Buffer) => {
  const path = join(folder, 'codes.csv');
  writeFileSync(path, content);
  return path;
};

describe('corredor', () => {
  it('lists its commands and explains each', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('import-cie10') });
    expect(await run()).toMatchObject({ code: 2, err: expect.stringContaining('Usage') });
    expect(await run('dance')).toMatchObject({ code: 2, err: expect.stringContaining('no command "dance"') });
    expect(await run('import-cie10', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('--dry-run') });
  });

  it('answers what was typed wrongly with the help', async () => {
    expect(await run('import-cie10')).toMatchObject({ code: 2, err: expect.stringContaining('name the CSV file') });
    expect(await run('import-cie10', 'a', 'b')).toMatchObject({ code: 2 });
    expect(await run('import-cie10', '--force', 'a')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--force'),
    });
    expect(await run('import-cie10', join(folder, 'none.csv'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not there'),
    });
    expect(await run('import-cie10', file(Buffer.from([0xe1, 0x0a])))).toMatchObject({
      code: 2,
      err: expect.stringContaining('UTF-8'),
    });
  });

  it('says where a file is wrong before it touches the database', async () => {
    const path = file('code,name_es\nQQ,Algo\n');
    expect(await run('import-cie10', path)).toEqual({
      code: 1,
      out: '',
      err: `${path}, line 2, column code: "QQ" is no CIE10 code, such as I10 or E11.9\nNothing was written.`,
    });
  });
});
