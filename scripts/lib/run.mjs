import { spawn } from 'node:child_process';

/** Runs a command to its end with our terminal, passes signals on, and answers its exit code. */
export function run(command, args, env = {}) {
  return follow(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }), command);
}

/** Runs a command beside others: what it says comes in one piece, at its end. */
export async function runAside(command, args, env = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const closed = new Promise((resolve) => child.once('close', resolve));
  const code = await follow(child, command);
  await closed;
  process.stdout.write(Buffer.concat(said));
  return code;
}

function follow(child, command) {
  return new Promise((resolve) => {
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    const end = (code) => {
      for (const signal of signals) process.off(signal, pass);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(1);
    });
    child.on('exit', (code) => end(code ?? 1));
  });
}

/** Runs one of our own scripts with the Node that runs this one. */
export const runNode = (script, args = [], env = {}) => run(process.execPath, [script, ...args], env);

/** Does the work, prints how long it took, and answers its exit code. */
export async function timed(name, work) {
  const begin = performance.now();
  const code = await work();
  console.log(`${name}: ${code === 0 ? 'ok' : 'failed'} in ${seconds(performance.now() - begin)}`);
  return code;
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
