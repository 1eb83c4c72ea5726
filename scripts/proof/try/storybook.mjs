import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const folder = '.build/try';
/** Says where a Storybook runs that was started here; whoever keeps it looks how long ago it was written. */
export const keptFile = `${folder}/storybook.json`;
/** Where `npm run storybook` shows it while somebody works. */
const usual = 'http://localhost:6006';

/**
 * The Storybook with live reload of this project: the one that runs, else one of its own, which stays for the next time: it has read all
 * sources then, which takes longer than the stories. `isFresh` where it has still to do that.
 */
export async function openLiveStorybook() {
  const kept = existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')).url : undefined;
  for (const url of [usual, kept])
    if (url && (await isOurs(url))) {
      if (url === kept) keep(url);
      return { url, ready: Promise.resolve(true), isFresh: false };
    }
  const port = await freePort();
  const url = `http://localhost:${port}`;
  keep(url);
  const said = openSync(`${folder}/storybook.log`, 'w');
  const keeper = join(import.meta.dirname, 'keepStorybook.mjs');
  const child = spawn(process.execPath, [keeper, String(port)], { stdio: ['ignore', said, said], detached: true });
  child.unref();
  let hasEnded = false;
  for (const event of ['error', 'exit']) child.once(event, () => (hasEnded = true));
  return { url, ready: waitFor(url, () => hasEnded), isFresh: true };
}

/** Ends the Storybook that was kept. */
export const endStorybook = () => rmSync(keptFile, { force: true });

function keep(url) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(keptFile, JSON.stringify({ url }));
}

/** Fetches the list of stories, and keeps it where the runner reads it. */
export async function readStories(url) {
  const answer = await fetch(`${url}/index.json`);
  const text = await answer.text();
  const file = join(folder, 'index.json');
  writeFileSync(file, text);
  return { file, stories: Object.values(JSON.parse(text).entries).filter(({ type }) => type === 'story') };
}

async function isThere(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  return answer?.ok === true;
}

/** Vite hands out the files of its own project only, so another clone's Storybook is not taken for this one. */
const isOurs = async (url) =>
  (await isThere(`${url}/index.json`)) && isThere(`${url}/@fs${process.cwd()}/.storybook/surroundingsOf.ts`);

async function waitFor(url, isOver) {
  const end = Date.now() + 180_000;
  while (!isOver() && Date.now() < end) {
    if (await isThere(`${url}/index.json`)) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
