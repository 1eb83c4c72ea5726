/**
 * Tests run in lanes beside one another, each with a server and data of its own. Playwright numbers the processes that run at the same time;
 * a process that comes after one that failed has its number, and so its lane.
 */
const here = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const of = (name: string) => process.env[name]?.split(',') ?? [];

export const lane = {
  get port() {
    return of('CORREDOR_E2E_PORTS')[here] ?? '';
  },
  get url() {
    return `http://localhost:${this.port}`;
  },
  /** What the server keeps, among it the mails that it sends. */
  get data() {
    return of('CORREDOR_E2E_DATA')[here] ?? '';
  },
};
