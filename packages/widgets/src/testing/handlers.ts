import type { OperationId, Problem, ProblemCode, ProblemOf } from '@corredor/core/api';
import { message } from '@corredor/core/catalogue';
import { acceptedLanguages, pickLanguage } from '@corredor/core/i18n';
import { readServerMessage } from '@corredor/core/live';
import type { operations } from '@corredor/core/openapi';
import {
  type DefaultBodyType,
  delay,
  type HttpHandler,
  HttpResponse,
  type HttpResponseResolver,
  http,
  type WebSocketHandler,
} from 'msw';
import { codeImage } from './codeImage.ts';
import { liveWith } from './liveServer.ts';
import documented from './operations.json' with { type: 'json' };
import problemStatuses from './problemStatuses.json' with { type: 'json' };

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Good<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 202>;
type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

/** What an operation answers where all goes well. */
export type AnswerOf<Id extends OperationId> = JsonOf<Responses<Id>[Good<Id>]>;

/** Handlers by the name of their operation, so that a story replaces one without the others. */
export type Handlers = Partial<Record<OperationId, HttpHandler> & { live: WebSocketHandler }>;

type Example = { method: string; path: string; status: number; type: string | null; body: unknown };
const examples: Record<OperationId, Example> = documented;
const statuses: Record<ProblemCode, number> = problemStatuses;
const verbs = { get: http.get, post: http.post, put: http.put, patch: http.patch, delete: http.delete };
const isVerb = (method: string): method is keyof typeof verbs => method in verbs;

type Refuse<Id extends OperationId> = (code: ProblemOf<Id>, parts?: ProblemInStory) => HttpResponse<DefaultBodyType>;
type Resolver<Id extends OperationId> = (
  asked: Parameters<HttpResponseResolver>[0],
  refuse: Refuse<Id>,
) => ReturnType<HttpResponseResolver>;

/** Answers one operation as it likes; `refuse` makes one of the problems that the document lists for it. */
export function resolving<Id extends OperationId>(id: Id, resolver: Resolver<Id>): Handlers {
  const { method, path } = examples[id];
  if (!isVerb(method)) throw new Error(`Stories cannot answer ${method} ${path}.`);
  return {
    [id]: verbs[method](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, (asked) =>
      resolver(asked, (code, parts) => problemAnswer(asked.request, code, parts)),
    ),
  };
}

/** Stateless answers for every operation of the document: its own examples. */
export function storyHandlers(): Handlers {
  const ids = Object.keys(examples).filter((id): id is OperationId => id in examples);
  const calls = ids.map((id) => resolving(id, () => exampleOf(examples[id])));
  const code = resolving('getProfileQr', () => codeImage());
  // Most records have no messages.
  return Object.assign({}, ...calls, code, empty('listMessages'), liveWith(exampleNotifications()));
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

/** What a problem says beyond its code and status. */
export type ProblemInStory = Partial<Omit<Problem, 'type' | 'status' | 'code' | 'request_id'>>;

/** One operation fails with a problem that the document lists for it. */
export function failing<Id extends OperationId>(id: Id, code: ProblemOf<Id>, parts: ProblemInStory = {}): Handlers {
  return resolving(id, (_asked, refuse) => refuse(code, parts));
}

/** No answer comes from one operation. */
export function unreachable(id: OperationId): Handlers {
  return resolving(id, () => HttpResponse.error());
}

/** Says it in the language of who asks, as the server does. */
function problemAnswer({ headers }: Request, code: ProblemCode, parts: ProblemInStory = {}) {
  const status = statuses[code];
  const language = pickLanguage(acceptedLanguages(headers.get('Accept-Language')));
  const body: Problem = {
    type: 'about:blank',
    title: 'Problem',
    status,
    detail: message(language, code === 'permission_denied' ? 'error.forbidden' : 'error.operation'),
    code,
    request_id: 'req-story',
    ...parts,
  };
  return new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/problem+json' } });
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

/** Holds back an answer until the story has seen what stands there meanwhile; `shut` is for `beforeEach`. */
export function aGate() {
  let open: () => void = () => undefined;
  let passed = Promise.resolve();
  return {
    shut: () => {
      passed = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
    /** Ends once it is open. */
    passed: () => passed,
  };
}
