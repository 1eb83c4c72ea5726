import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listTar } from './tar.mjs';

/** Packs each package as a release would, and answers the tarballs with the files in them. */
export async function pack(names) {
  const folder = resolve('.build', 'packs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packed = await Promise.all(names.map((name) => packOne(name, join(folder, name))));
  return packed.filter(Boolean);
}

function packOne(name, to) {
  return new Promise((answer) => {
    const child = spawn('pnpm', ['pack', '--pack-destination', to], { cwd: join('packages', name) });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    child.on('exit', (code) => {
      if (code !== 0) return answer(console.error(`pnpm pack ${name}:\n${said}`));
      const tarball = join(to, readdirSync(to)[0]);
      answer({ name, tarball, files: listTar(tarball) });
    });
  });
}
