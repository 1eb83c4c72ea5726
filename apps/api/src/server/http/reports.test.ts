import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitRequests } from './limits.ts';
import { reportsPlugin } from './reports.ts';

let lines: Record<string, unknown>[];
let app: ReturnType<typeof fastify>;
beforeEach(async () => {
  lines = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  app = fastify({ logger: { level: 'warn', stream } });
  await limitRequests(app);
  await app.register(reportsPlugin);
});
afterEach(() => app.close());

const secret = 'a-key-that-nobody-may-read';
const send = (type: string, payload: string) =>
  app.inject({ method: 'POST', url: '/api/reports/', headers: { 'content-type': type }, payload });
const modern = (over: object = {}) => ({
  type: 'csp-violation',
  user_agent: 'somebody',
  body: {
    documentURL: 'https://corredor.example/app/customers/123?search=Ana',
    blockedURL: `https://evil.example/x.js?k=${secret}`,
    effectiveDirective: 'script-src-elem',
    disposition: 'enforce',
    sample: secret,
    ...over,
  },
});

describe('a report of a browser', () => {
  it('leaves one line that says which rule kept out what, and nothing of a person', async () => {
    const answer = await send('application/reports+json', JSON.stringify([modern()]));
    expect(answer.statusCode).toBe(204);
    const [line] = lines;
    expect(line).toMatchObject({
      event: 'csp_report',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/app/customers',
      is_enforced: true,
    });
    // What the logger says of itself, a moment and a process, may hold any digits.
    const { time: _time, pid: _pid, hostname: _hostname, ...told } = line ?? {};
    expect(JSON.stringify(told)).not.toMatch(/a-key|Ana|123|somebody/);
    expect(lines).toHaveLength(1);
  });

  it('is taken in the older form too', async () => {
    const report = { 'document-uri': `https://corredor.example/register/confirm/${secret}`, 'blocked-uri': 'inline' };
    const body = JSON.stringify({ 'csp-report': { ...report, 'violated-directive': "style-src 'self'" } });
    expect((await send('application/csp-report', body)).statusCode).toBe(204);
    expect(lines[0]).toMatchObject({ directive: 'style-src', blocked: 'inline', page: '/register' });
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it.each(['', 'no JSON', '[]', '{}', 'null', '[1, null, {"body": 7}]', '{"csp-report": []}'])(
    'that is %j leaves nothing',
    async (body) => {
      expect((await send('application/reports+json', body)).statusCode).toBeLessThan(500);
      expect(lines.filter(({ event }) => event === 'csp_report')).toEqual([]);
    },
  );

  it('is small, one of few, and leaves ten lines at most', async () => {
    const many = JSON.stringify(Array.from({ length: 30 }, () => modern()));
    expect((await send('application/reports+json', many)).statusCode).toBe(204);
    expect(lines).toHaveLength(10);
    expect(
      (await send('application/reports+json', JSON.stringify([modern({ sample: 'x'.repeat(17_000) })]))).statusCode,
    ).toBe(413);
    const statuses: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) statuses.push((await send('application/reports+json', '[]')).statusCode);
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(29);
  });
});
