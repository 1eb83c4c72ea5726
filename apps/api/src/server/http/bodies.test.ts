import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../request/problems.ts';
import { faultOfShape, mostEntries, mostLists, mostNames, readBodies } from './bodies.ts';

const app = fastify({ forceCloseConnections: true });
let port = 0;
beforeAll(async () => {
  readBodies(app, 1_000);
  app.setErrorHandler(async (error, _request, reply) =>
    error instanceof Problem
      ? reply.code(error.status).send({ code: error.code, ...error.parts.params })
      : reply.code(500).send(String(error)),
  );
  app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
  const config = { bodyLimit: 2_048, body: 'json' } as const;
  app.post('/json', { config }, async (request) => ({ got: JSON.stringify(request.body).length }));
  app.post('/unread', async () => 'ok');
  app.post('/file', { config: { bodyLimit: 1_000_000, body: 'upload' } }, async (request) => {
    let size = 0;
    for await (const chunk of request.raw) size += chunk.length;
    return { size };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(app.listeningOrigin).port);
});
afterAll(() => app.close());

/** Sends the head of a request and then a piece now and then, for as long as the server takes them; says what came back. */
async function drip(path: string, head: string, pieces: { text: string; every: number; most: number }) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  let isOver = false;
  socket.on('error', () => {});
  socket.on('data', (data) => {
    answer += data;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve())).then(() => {
    isOver = true;
  });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n`);
  for (let sent = 0; sent < pieces.most && !isOver; sent += 1) {
    socket.write(pieces.text);
    await new Promise((resolve) => setTimeout(resolve, pieces.every));
  }
  return { socket, closed, answer: () => answer };
}
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const json = 'Content-Type: application/json';
const chunked = `${json}\r\nTransfer-Encoding: chunked`;

describe('a body', () => {
  it('within the limit is read', async () => {
    const answer = await app.inject({ method: 'POST', url: '/json', payload: { a: 'x'.repeat(2_000) } });
    expect(answer.json()).toEqual({ got: 2_008 });
  });

  it('beyond the limit is refused with the limit, before it has come where it says how long it is', async () => {
    const said = await drip('/json', `${json}\r\nContent-Length: 2049`, { text: '{', every: 0, most: 1 });
    await expect.poll(said.answer).toContain('413');
    expect(said.answer()).toContain('{"code":"too_large","limit":"2 KiB"}');
    said.socket.destroy();
  });

  it('that never ends is refused while it comes, and not listened to for ever', async () => {
    const endless = await drip('/json', chunked, { text: chunk('x'.repeat(30_000)), every: 1, most: 200 });
    await endless.closed;
    expect(endless.answer()).toContain('413');
  });

  it('that drips is given up in time, whether anybody reads it or not', async () => {
    const slow = await drip('/json', chunked, { text: chunk(' '), every: 100, most: 40 });
    await slow.closed;
    expect(slow.answer()).toContain('408');
    const unread = await drip('/unread', 'Content-Type: application/octet-stream\r\nTransfer-Encoding: chunked', {
      text: chunk(' '),
      every: 100,
      most: 40,
    });
    await unread.closed;
    expect(unread.answer()).toContain('200');
  });

  it('that is an upload may take longer', async () => {
    const head = 'Content-Type: application/octet-stream\r\nContent-Length: 30';
    const upload = await drip('/file', head, { text: 'x', every: 90, most: 30 });
    await expect.poll(upload.answer).toContain('{"size":30}');
    upload.socket.destroy();
  });

  it('that is no JSON, or empty, is refused', async () => {
    for (const payload of ['', '{', '{"__proto__":{}}']) {
      const headers = { 'content-type': 'application/json' };
      const answer = await app.inject({ method: 'POST', url: '/json', payload, headers });
      expect([payload, answer.statusCode]).not.toEqual([payload, 200]);
    }
  });
});

it.each([
  ['[', false],
  ['['.repeat(32), false],
  ['['.repeat(33), true],
  ['{"a":'.repeat(33), true],
  [`["${'['.repeat(99)}"]`, false],
  [`["\\"${'['.repeat(99)}"]`, false],
  [`["\\\\",${'['.repeat(40)}`, true],
  ['[],'.repeat(99), false],
])('knows how deep %s is', (text, isDeep) => expect(faultOfShape(Buffer.from(text)) === 'too_deep').toBe(isDeep));

const names = (count: number) => Array.from({ length: count }, (_, index) => `"${index}":1`).join(',');
it.each([
  ['as many names as are allowed', `{${names(mostNames)}}`, undefined],
  ['one name more', `{${names(mostNames + 1)}}`, 'too_many_names'],
  ['the names further in', `{"items":[{"after":{${names(mostNames + 1)}}}]}`, 'too_many_names'],
  ['many objects of few names', `[${`{${names(10)}},`.repeat(mostNames)}1]`, undefined],
  ['colons in texts', `{"a":"${':'.repeat(mostNames + 1)}"}`, undefined],
  ['names around an inner object', `{${names(mostNames - 1)},"a":{${names(10)}},"b":1}`, 'too_many_names'],
])('counts %s', (_what, text, fault) => expect(faultOfShape(Buffer.from(text))).toBe(fault));

const entries = (count: number) => Array.from({ length: count }, (_, index) => `"${index}"`).join(',');
it.each([
  ['as many entries as are allowed', `[${entries(mostEntries)}]`, undefined],
  ['one entry more', `[${entries(mostEntries + 1)}]`, 'too_many_entries'],
  ['the entries further in', `{"rows":[[${entries(mostEntries + 1)}]]}`, 'too_many_entries'],
  ['many lists of few entries', `[${`[${entries(10)}],`.repeat(mostEntries - 1)}1]`, undefined],
  ['as many lists as are allowed', `[${'[[]],'.repeat(mostLists / 2 - 1)}1]`, undefined],
  ['lists and objects beyond that', `[${'[[{}]],'.repeat(mostLists / 2)}1]`, 'too_many_lists'],
  ['commas in texts', `["${','.repeat(mostEntries + 1)}"]`, undefined],
  ['entries around an inner list', `[${entries(mostEntries - 1)},[${entries(10)}],1]`, 'too_many_entries'],
])('counts %s', (_what, text, fault) => expect(faultOfShape(Buffer.from(text))).toBe(fault));
