import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tooLong } from '../../../../scripts/lib/pureWork.mjs';
import { apiWithRecords } from './apiWithRecords.ts';
import { documentedOperations } from './documentInputs.ts';
import { patience } from './patience.ts';
import { bodyAbout, pathAbout, type Records } from './records.ts';
import type { TestApi } from './testApi.ts';
import { longestTurn } from './turns.ts';
import { type WorstBody, worstBodies } from './worstBodies.ts';

/** No request may keep all others waiting for longer than this, in milliseconds of a quiet processor. */
const most = 50;
/** What takes less than this the first time is not measured again. */
const harmless = 20;

let api: TestApi;
let records: Records;
let token: string;
beforeAll(async () => {
  const opened = await apiWithRecords();
  ({ api, records } = opened);
  token = opened.office.token;
});
afterAll(() => api.close());

type Operation = (typeof documentedOperations)[number];
function send(operation: Operation, payload: string) {
  const path = pathAbout(operation, records);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'if-match': '"v1"',
  };
  if (operation.security !== 'none') headers.authorization = `Bearer ${token}`;
  return api.app.inject({
    method: operation.method.toUpperCase() as 'POST',
    url: operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => String(path[name])),
    headers,
    payload,
  });
}

it(
  'holds the thread for no longer than a blink, whatever body is sent to whatever operation',
  async () => {
    const slow: [operation: Operation, body: WorstBody, first: number][] = [];
    let sent = 0;
    for (const operation of documentedOperations.filter(({ body }) => body?.type === 'application/json')) {
      const example = bodyAbout(operation, records);
      await send(operation, JSON.stringify(example));
      for (const body of worstBodies(operation, example)) {
        expect([operation.id, body.what, Buffer.byteLength(body.text) <= operation.bodyLimit]).toEqual([
          operation.id,
          body.what,
          true,
        ]);
        const time = await longestTurn(async () => {
          const { statusCode } = await send(operation, body.text);
          if (statusCode >= 500 || statusCode === 413) throw new Error(`${operation.id}, ${body.what}: ${statusCode}`);
        });
        sent += 1;
        if (time > harmless) slow.push([operation, body, time]);
      }
    }
    expect(sent).toBeGreaterThan(500);
    const tooSlow: string[] = [];
    for (const [operation, { what, text }] of slow) {
      const times = await tooLong(most, () => longestTurn(() => send(operation, text)));
      if (times) tooSlow.push(`${operation.id}, ${what}: ${times.join(', ')} ms`);
    }
    expect(tooSlow).toEqual([]);
  },
  patience(300_000),
);
