import { useState } from 'react';
import {
  createPublicClient,
  type EmbedLanguage,
  isProfile,
  PublicError,
  type PublicProfile,
  profilePath,
  useLoad,
} from '../embed/index.ts';
import type { BrokerProfileProps, ProfileState } from './profile.types.ts';

/** An alias as it stands in addresses. */
export const normalAlias = (alias: string) =>
  alias
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '');

/** Asks for a broker's profile. */
export function useProfile(props: BrokerProfileProps, language: EmbedLanguage | undefined) {
  const { apiBase, fetcher } = props;
  const alias = normalAlias(props.alias);
  const client = createPublicClient({ apiBase, fetcher, language: language ?? 'en' });
  const [initial] = useState(() => {
    const { initialData } = props;
    return !initialData || isProfile(initialData) ? initialData : new PublicError('server');
  });
  const load = useLoad<PublicProfile>(
    language && JSON.stringify([alias, apiBase, language]),
    async (signal) => {
      if (!alias) throw new PublicError('bad-config');
      try {
        return await client.read(profilePath(alias), signal, isProfile);
      } catch (error) {
        throw error instanceof PublicError && error.status === 404 ? new PublicError('not-found', error) : error;
      }
    },
    initial,
  );
  const profile = load.answer?.alias === alias ? load.answer : null;
  const state: ProfileState = { status: load.status, profile, error: load.error };
  return { ...load, alias, client, state };
}
