import type { Tokens } from '@corredor/core/api';
import { type ApiClient, call } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { refreshSession } from '@corredor/core/operations';
import { readSession, type SessionStorage, writeSession } from '@corredor/core/session';

type Renewal = { refresh: string; answer: Promise<Tokens> };
type RenewalWiring = { anonymous: ApiClient; storage: SessionStorage; onKept: () => void };

/** Exchanges refresh tokens, never two at once, and keeps every answer: what a refresh token bought is lost with it. */
export function createRenewal({ anonymous, storage, onKept }: RenewalWiring) {
  let running: Renewal | undefined;
  const ask = (refresh: string) => call(anonymous, refreshSession, { body: { refresh } });
  const exchange = async (refresh: string): Promise<Tokens> => {
    try {
      // The server takes the same token once more within half a minute, for an answer that was lost.
      const tokens = await ask(refresh).catch((error: unknown) => {
        if (toCallError(error).status === undefined) return ask(refresh);
        throw error;
      });
      // The state that asked may have been left meanwhile: at a login restored, or a logout begun.
      const stored = readSession(storage);
      if (stored.refresh === refresh) {
        writeSession(storage, { ...stored, token: tokens.token, refresh: tokens.refresh });
        onKept();
      }
      return tokens;
    } catch (error) {
      // A new password gave another tab other tokens while this one asked with the old.
      const stored = readSession(storage);
      if (stored.token === '' || stored.refresh === refresh) throw error;
      return { token: stored.token, refresh: stored.refresh, expires_in: 0 };
    }
  };
  const settled = () => running?.answer.catch(() => undefined);
  return {
    start: async (refresh: string): Promise<Tokens> => {
      if (running?.refresh !== refresh) {
        await settled();
        const answer = exchange(refresh).finally(() => {
          running = undefined;
        });
        running = { refresh, answer };
      }
      return running.answer;
    },
    /** Ends when nothing is being exchanged. */
    settled: async () => void (await settled()),
  };
}
