import { GatewayUnanswered } from './gateway.ts';

const mostFailures = 5;
const pauseMs = 30_000;

/** After several calls without an answer in a row, refuses further ones for a while at once: nobody waits for what is down. */
export function createCircuit(now: () => number = Date.now) {
  let failures = 0;
  let closedUntil = 0;
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (now() < closedUntil) throw new GatewayUnanswered('the gateway was silent a moment ago');
    try {
      const result = await call();
      failures = 0;
      return result;
    } catch (error) {
      failures += 1;
      if (failures >= mostFailures) {
        closedUntil = now() + pauseMs;
        failures = 0;
      }
      throw error;
    }
  };
}
