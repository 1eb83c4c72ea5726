import type { OperationId } from '@corredor/core/api';
import { readServerMessage } from '@corredor/core/live';
import type { operations } from '@corredor/core/openapi';
import {
  delay,
  type HttpHandler,
  HttpResponse,
  type HttpResponseResolver,
  http,
  type JsonBodyType,
  type WebSocketHandler,
} from 'msw';
import { codePicture } from './codePicture.ts';
import { liveWith } from './liveServer.ts';
import documented from './operations.json' with { type: 'json' };

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Good<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 202>;
type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

/** What an operation answers where all goes well. */
export type AnswerOf<Id extends OperationId> = JsonOf<Responses<Id>[Good<Id>]>;

/** Handlers by the name of their operation, so that a story replaces one without the others. */
export type Handlers = Partial<Record<OperationId, HttpHandler> & { live: WebSocketHandler }>;

type Example = { method: string; path: string; status: number; type: string | null; body: unknown };
const examples: Record<OperationId, Example> = documented;
const verbs = { get: http.get, post: http.post, put: http.put, patch: http.patch, delete: http.delete };
const isVerb = (method: string): method is keyof typeof verbs => method in verbs;

/** Answers one operation as it likes. */
export function resolving(id: OperationId, resolver: HttpResponseResolver): Handlers {
  const { method, path } = examples[id];
  if (!isVerb(method)) throw new Error(`Stories cannot answer ${method} ${path}.`);
  return { [id]: verbs[method](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, resolver) };
}

/** Stateless answers for every operation of the document: its own examples. */
export function storyHandlers(): Handlers {
  const ids = Object.keys(examples).filter((id): id is OperationId => id in examples);
  const calls = ids.map((id) => resolving(id, () => exampleOf(examples[id])));
  const code = resolving('getProfileQr', () => codePicture());
  return Object.assign({}, ...calls, code, liveWith(exampleNotifications()));
}

function exampleNotifications() {
  const { results } = documented.listNotifications.body;
  const read = readServerMessage(JSON.stringify({ type: 'get_all_notifications', notifications: results }));
  return read.kind === 'message' && read.message.type === 'get_all_notifications' ? read.message.notifications : [];
}

/** One operation answers with this body. */
export function answering<Id extends OperationId>(id: Id, body: AnswerOf<Id>): Handlers {
  const text = JSON.stringify(body);
  return resolving(id, () => jsonText(text, examples[id].status));
}

/** One list has no rows. */
export function empty(id: OperationId): Handlers {
  return resolving(id, () => HttpResponse.json({ count: 0, next: null, previous: null, results: [] }));
}

/** One operation answers late, or never where no time is given. */
export function slow(id: OperationId, milliseconds?: number): Handlers {
  return resolving(id, async () => {
    await delay(milliseconds ?? 'infinite');
    return exampleOf(examples[id]);
  });
}

export type ProblemInStory = { detail?: string; code?: string; errors?: Record<string, string[]> } & Record<
  string,
  JsonBodyType
>;

/** One operation fails; with status 0 no answer comes at all. */
export function failing(id: OperationId, status: number, problem: ProblemInStory = {}): Handlers {
  if (status === 0) return resolving(id, () => HttpResponse.error());
  const body = {
    type: `/problems/${problem.code ?? 'server_error'}`,
    title: 'Problem',
    status,
    detail: 'An error occurred during the operation you are attempting to execute.',
    code: 'server_error',
    request_id: 'req-story',
    ...problem,
  };
  const headers = { 'Content-Type': 'application/problem+json' };
  return resolving(id, () => HttpResponse.json(body, { status, headers }));
}

/** Parameters of a story whose server answers these operations in another way. */
export function answers(...handlers: Handlers[]) {
  return { msw: { handlers: Object.assign({}, ...handlers) as Handlers } };
}

function exampleOf({ status, type, body }: Example) {
  if (type === null) return new HttpResponse(null, { status });
  if (type !== 'application/json')
    return new HttpResponse('%PDF-1.7\n%%EOF', { status, headers: { 'Content-Type': type } });
  return jsonText(JSON.stringify(body), status);
}

const jsonText = (text: string, status: number) =>
  new HttpResponse(text, { status, headers: { 'Content-Type': 'application/json' } });
