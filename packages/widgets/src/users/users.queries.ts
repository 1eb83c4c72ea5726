import type { User, UserInput, UserPatch } from '@corredor/core/api';
import { type ApiClient, answerOf, ifMatch } from '@corredor/core/client';
import type { operations } from '@corredor/core/openapi';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

type ListQuery = NonNullable<operations['listUsers']['parameters']['query']>;
type RequestKey = { 'Idempotency-Key': string };
type Versioned = Pick<User, 'id' | 'version'>;

const collection = '/api/auth/users/';
const one = '/api/auth/users/{userId}/';
const work = '/api/auth/users/{userId}/work/';

/** One page of users; the last page stays in sight while the next one loads. */
export const listUsers = (api: Api, query: ListQuery) =>
  api.queryOptions('get', collection, { params: { query } }, { placeholderData: keepPreviousData });

/** One user in full. */
export const getUser = (api: Api, userId: number) => api.queryOptions('get', one, { params: { path: { userId } } });

/** What a user has in hand, by kind. */
export const listUserWork = (api: Api, userId: number) =>
  api.queryOptions('get', work, { params: { path: { userId } } });

/** One page for an export. */
export const readUsers = (client: ApiClient, query: ListQuery) =>
  answerOf(client.GET(collection, { params: { query } }));

/** Adds a user with a password, or invites one. */
export const createUser = (client: ApiClient, body: UserInput, header: RequestKey) =>
  answerOf(client.POST(collection, { body, params: { header } }));

/** Changes a user who was read in this version. */
export const updateUser = (client: ApiClient, userId: number, version: number, body: UserPatch) =>
  answerOf(client.PATCH(one, { body, params: { path: { userId }, header: ifMatch(version) } }));

/** Shuts a user out and gives the work to the heir. */
export const deactivateUser = (client: ApiClient, { id, version }: Versioned, heirId: number | null, key: RequestKey) =>
  answerOf(
    client.POST('/api/auth/users/{userId}/deactivate/', {
      body: { heir_id: heirId },
      params: { path: { userId: id }, header: { ...ifMatch(version), ...key } },
    }),
  );

/** Logs a user out everywhere. */
export const deleteUserSessions = (client: ApiClient, { id }: Pick<User, 'id'>) =>
  client.DELETE('/api/auth/users/{userId}/sessions/', { params: { path: { userId: id } } });

/** Lets a user in again. */
export const activateUser = (client: ApiClient, { id, version }: Versioned, key: RequestKey) =>
  answerOf(
    client.POST('/api/auth/users/{userId}/activate/', {
      params: { path: { userId: id }, header: { ...ifMatch(version), ...key } },
    }),
  );

/** Mails a new link to a user who has no password yet. */
export const resendInvitation = (client: ApiClient, userId: number, key: RequestKey) =>
  answerOf(client.POST('/api/auth/users/{userId}/invitation/', { params: { path: { userId }, header: key } }));

/** Deletes a user whom nothing names. */
export const deleteUser = (client: ApiClient, { id, version }: Versioned) =>
  client.DELETE(one, { params: { path: { userId: id }, header: ifMatch(version) } });

/** Asks again for everything that shows users. */
export const refreshUsers = (queries: QueryClient) =>
  Promise.all([collection, one, work].map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
