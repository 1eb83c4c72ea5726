import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../../apps/api/src/testing/temporaryFolder.ts';
import { demoFolder, madeDemo } from '../../e2e/support/dataFolders.ts';

/** The real server with demo data on a folder that is thrown away; answers its address and a way to stop it. */
export async function startServer() {
  const folder = demoFolder(join(temporaryFolder(), 'corredor-demo-'));
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
  const url = `http://localhost:${port}`;
  for (let second = 0; second < 120 && !(await answers(url)); second += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it answered.`);
    await wait(1000);
  }
  const end = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const forget = () => rmSync(folder, { recursive: true, force: true });
  return {
    url,
    folder,
    /** Ends the server and leaves its folder. */
    end,
    forget,
    stop: async () => {
      await end();
      forget();
    },
  };
}

/** Makes the demo once for all servers that this process starts from now on; answers how to throw it away. */
export async function makeDemoOnce() {
  const { folder, end, forget } = await startServer();
  await end();
  process.env[madeDemo] = folder;
  return () => {
    delete process.env[madeDemo];
    forget();
  };
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
