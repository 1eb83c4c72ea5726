import { execFileSync } from 'node:child_process';

const env = () => ({
  ...process.env,
  PORT: process.env.CORREDOR_E2E_PORT,
  DATA_DIR: process.env.CORREDOR_E2E_DATA,
  LOG_LEVEL: 'error',
});
const run = (file: string, ...args: string[]) =>
  execFileSync(process.execPath, [file, ...args], { env: env(), encoding: 'utf8' });

/** The operator approves the only payment that waits for review, beside the running server. */
export function approveTheWaitingPayment() {
  const list = run('apps/api/src/cli/corredor.ts', 'list-partners', '--pending', '--json');
  const payment = /"pending_payment_id":(\d+)/.exec(list)?.[1];
  if (!payment) throw new Error(`No payment waits: ${list}`);
  return run('apps/api/src/cli/corredor.ts', 'approve', payment);
}

/** The subscription of a brokerage has ended. */
export const expireSubscription = (alias: string) => run('scripts/lib/expireSubscription.mjs', alias);
