import { execFileSync } from 'node:child_process';

const env = () => ({
  ...process.env,
  PORT: process.env.CORREDOR_E2E_PORT,
  DATA_DIR: process.env.CORREDOR_E2E_DATA,
  LOG_LEVEL: 'error',
});
const operate = (what: 'approve' | 'expire', alias: string) =>
  execFileSync(process.execPath, ['scripts/lib/operate.mjs', what, alias], { env: env(), encoding: 'utf8' });

/** The operator approves the payment of a brokerage, beside the running server. */
export const approvePaymentOf = (alias: string) => operate('approve', alias);

/** The subscription of a brokerage has ended. */
export const endSubscriptionOf = (alias: string) => operate('expire', alias);
