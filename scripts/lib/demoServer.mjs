import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { demoFolder, folderName, madeDemo, throwAway, untilEnded } from '../../e2e/support/dataFolders.ts';
import { patience } from '../../e2e/support/patience.ts';

/** The real server with demo data on a folder that is thrown away; answers its address and a way to stop it. */
export async function startServer() {
  const folder = demoFolder(folderName('demo'));
  const port = await freePort();
  // A build that ran before in this process calls it production, where there is no demo.
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: '1',
    LOG_LEVEL: 'warn',
  };
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], { stdio: 'inherit', env });
  const exited = once(child, 'exit');
  const url = `http://localhost:${port}`;
  const forget = () => throwAway(folder);
  const end = async () => {
    child.kill('SIGTERM');
    const [code] = await exited;
    if (code !== 0) throw new Error(`The server with the demo ended with ${code ?? child.signalCode}.`);
    await untilEnded(folder);
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    child.kill('SIGTERM');
    await exited;
    await forget();
    throw error;
  }
  return {
    url,
    folder,
    /** Ends the server and its database, and leaves their folder. */
    end,
    forget,
    stop: async () => {
      await end();
      await forget();
    },
  };
}

/** Makes the demo once for all servers that this process starts from now on; answers how to throw it away. */
export async function makeDemoOnce() {
  const { folder, end, forget } = await startServer();
  try {
    await end();
  } catch (error) {
    await forget();
    throw error;
  }
  process.env[madeDemo] = folder;
  return () => {
    delete process.env[madeDemo];
    return forget();
  };
}

async function untilReady(url, child) {
  const giveUp = Date.now() + patience() * 300_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode} before it answered.`);
    if (Date.now() > giveUp) throw new Error('The server did not answer in time.');
    await wait(250);
  }
}

const answers = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
