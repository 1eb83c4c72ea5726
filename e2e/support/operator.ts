import { execFileSync } from 'node:child_process';
import { lane } from './lane.ts';

const env = () => ({
  ...process.env,
  PORT: lane.port,
  DATA_DIR: lane.data,
  LOG_LEVEL: 'error',
});
const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [script, ...args], { env: env(), encoding: 'utf8' });
const corredor = (...args: string[]) => run('apps/api/src/operator/cli/corredor.ts', ...args);

/** The operator finds the payment of a brokerage that waits and approves it, beside the running server. */
export function approvePaymentOf(alias: string) {
  const waiting = corredor('list-partners', '--pending', '--search', alias, '--json').trim().split('\n');
  const found = waiting.map((line) => JSON.parse(line)).find((partner) => partner.alias === alias);
  return corredor('approve', String(found?.pending_payment_id));
}

/** The subscription of a brokerage has ended. */
export const endSubscriptionOf = (alias: string) => run('scripts/lib/endSubscription.mjs', alias);
