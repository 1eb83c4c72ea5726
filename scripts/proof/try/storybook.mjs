import { spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const folder = '.build/try';
/** Where `npm run storybook` shows it while somebody works. */
const usual = 'http://localhost:6006';

/** The Storybook with live reload of this project: the one that runs, else one of its own. `stop` ends what was started here. */
export async function openLiveStorybook() {
  if (await isOurs(usual)) return { url: usual, ready: Promise.resolve(true), stop: () => {}, isOwn: false };
  const port = await freePort();
  const url = `http://localhost:${port}`;
  mkdirSync(folder, { recursive: true });
  const said = openSync(`${folder}/storybook.log`, 'w');
  const options = ['dev', '--no-open', '--ci', '--quiet', '--exact-port', '--port', String(port)];
  const child = spawn('storybook', options, {
    stdio: ['ignore', said, said],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  let hasEnded = false;
  child.once('error', () => (hasEnded = true));
  const ended = new Promise((resolve) => child.once('exit', resolve)).then(() => (hasEnded = true));
  const end = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  const stop = async () => {
    if (hasEnded) return;
    end();
    await ended;
  };
  return { url, ready: waitFor(url, () => hasEnded), stop, isOwn: true };
}

/** Fetches the list of stories, and keeps it where the runner reads it. */
export async function readStories(url) {
  const answer = await fetch(`${url}/index.json`);
  const text = await answer.text();
  const file = join(folder, 'index.json');
  mkdirSync(folder, { recursive: true });
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
  const end = Date.now() + 120_000;
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
