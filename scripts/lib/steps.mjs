import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';

const stamps = '.build';

/**
 * Does the work unless its inputs are those of the last success and its outputs are as it left them.
 * @param {{ name: string, inputs: string[], outputs: string[], work: () => Promise<number> }} step
 * @returns {Promise<number>} the exit code of the work, or 0
 */
export async function step({ name, inputs, outputs, work }) {
  const stamp = join(stamps, `${name}.hash`);
  const before = fingerprint(inputs.filter((path) => existsSync(path)));
  const mark = () => `${before} ${fingerprint(outputs)}`;
  if (existsSync(stamp) && outputs.every((path) => existsSync(path)) && readFileSync(stamp, 'utf8') === mark())
    return 0;
  // A killed run must not look like a finished one.
  rmSync(stamp, { force: true });
  const code = await work();
  if (code !== 0) return code;
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, mark());
  return 0;
}
