import { createApiClient } from '@corredor/core/client';
import { login } from '@corredor/core/operations';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from './index.ts';
import { createSessionPort } from './sessionPort.ts';

const credentials = { email: 'mvera@andesseguros.ec', password: 'una clave larga' };

afterEach(() => {
  vi.doUnmock('./startSession.ts');
});

it('tells in the reader’s words that its machine did not come, and logs in with the next attempt', async () => {
  vi.doMock('./startSession.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const calls: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://app.test',
    language: () => 'es',
    tokens: { token: () => null, renew: async () => null },
    fetch: async ({ url }) => {
      calls.push(new URL(url).pathname);
      return Response.json({ detail: 'No.', code: 'wrong_credentials' }, { status: 401 });
    },
  });
  const session = createSessionPort({ client: () => client, anonymous: client, storage: memoryStorage() }, () => ({
    withResponse: 'Ocurrió un error',
    withoutResponse: 'Ocurrió un error inesperado',
  }));

  session.send({ type: 'login.submit', credentials });
  expect(session.view().status).toBe('loggingIn');
  await expect.poll(() => session.view().error?.message).toBe('Ocurrió un error inesperado');
  expect([session.view().status, calls]).toEqual(['loggedOut', []]);

  vi.doUnmock('./startSession.ts');
  session.send({ type: 'login.submit', credentials });
  await expect.poll(() => session.view().error?.message).toBe('No.');
  expect(calls).toEqual([login.path]);
  session.stop();
});
