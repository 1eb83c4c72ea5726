import type { Session } from '@corredor/core/api';
import type { ApiClient } from '@corredor/core/client';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

const collection = '/api/auth/sessions/';

/** Where the reader is signed in; asked anew each time, because others come and go. */
export const listSessions = (api: Api) =>
  api.queryOptions('get', collection, { params: { query: { page_size: 50 } } }, { staleTime: 0 });

/** Ends one of one's own sessions. */
export const deleteSession = (client: ApiClient, { id }: Pick<Session, 'id'>) =>
  client.DELETE('/api/auth/sessions/{sessionId}/', { params: { path: { sessionId: id } } });

/** Ends all of one's own sessions but this one. */
export const deleteOtherSessions = (client: ApiClient) => client.DELETE(collection);

/** Asks again for everything that shows sessions. */
export const refreshSessions = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['get', collection] });
