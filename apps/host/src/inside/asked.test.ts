import { expect, it } from 'vitest';
import { type Asked, takeAsked } from './asked.ts';

const origin = 'https://corredor.example';
const headers = { Authorization: 'Bearer mine', 'Accept-Language': 'es' };
const open = (): Asked => ({ answers: new Map([['/api/auth/me/', Promise.resolve(new Response('me'))]]), headers });
const request = (path = '/api/auth/me/', init: RequestInit = { headers }) => new Request(origin + path, init);

it('hands out what was asked for ahead, once', async () => {
  const asked = open();
  expect(await (await takeAsked(request(), asked, 0))?.text()).toBe('me');
  expect(takeAsked(request(), asked, 0)).toBeUndefined();
});

it('hands out nothing to whoever asks for something else, as somebody else or in another language', () => {
  expect(takeAsked(request('/api/auth/me/?full=1'), open(), 0)).toBeUndefined();
  expect(takeAsked(request('/api/auth/me/', { method: 'POST', headers }), open(), 0)).toBeUndefined();
  for (const other of [{ Authorization: 'Bearer renewed' }, { 'Accept-Language': 'en' }])
    expect(takeAsked(request('/api/auth/me/', { headers: { ...headers, ...other } }), open(), 0)).toBeUndefined();
});

it('lets go of an answer that nobody takes', async () => {
  const asked = open();
  const answer = await asked.answers.get('/api/auth/me/');
  takeAsked(request('/api/auth/me/', { headers: { ...headers, 'Accept-Language': 'en' } }), asked, 0);
  await expect.poll(() => answer?.bodyUsed).toBe(true);
});

it('hands out nothing that has become old, and nothing where nothing was asked', () => {
  expect(takeAsked(request(), open(), 60_000)).toBeUndefined();
  expect(takeAsked(request(), undefined, 0)).toBeUndefined();
});
