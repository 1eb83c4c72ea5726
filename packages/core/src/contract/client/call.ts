import type { AnswerOf, InputOf, Operation, OperationId } from '../api/index.ts';
import { CallError } from '../errors/index.ts';
import type { ApiClient } from './client.ts';

/** How a call is sent, besides what its operation takes. */
export interface CallOptions {
  signal?: AbortSignal;
  /** The request outlives the page. */
  keepalive?: boolean;
  /** How an answer is read that is no JSON. */
  parseAs?: 'blob';
  /** Makes a form of a file. */
  bodySerializer?: (body: { file: Blob }) => FormData;
  /** The language of the answer, where it is not that of the page. */
  language?: string;
  fetch?: (request: Request) => Promise<Response>;
}

type Input<Id extends OperationId> = InputOf<Id> & CallOptions;

/** What a call takes after its operation; nothing has to be said where the operation asks for nothing. */
export type CallInput<Id extends OperationId> =
  Partial<InputOf<Id>> extends InputOf<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** The input of any operation, once it was checked to be that of this one. */
export interface AnyInput extends CallOptions {
  path?: object;
  query?: object;
  header?: object;
  body?: unknown;
}

// The client's own type asks for the path as a literal; here the operation's name stands for it.
type Send = (method: string, path: string, init: object) => Promise<{ data?: unknown; response: Response }>;

/** Calls an operation; what it takes and what it answers follow from its name. */
export async function call<Id extends OperationId>(
  client: ApiClient,
  operation: Operation<Id>,
  ...[input]: CallInput<Id>
): Promise<AnswerOf<Id>> {
  return (await sendCall(client, operation, input)).answer;
}

/** Sends a call whose input was checked, and answers the response beside its content. */
export async function sendCall<Id extends OperationId>(
  client: ApiClient,
  { method, path: address }: Operation<Id>,
  { path, query, header, language, ...init }: AnyInput = {},
): Promise<{ answer: AnswerOf<Id>; response: Response }> {
  const params = { path, query, header };
  const headers = language && { 'Accept-Language': language };
  const asked = (client.request as Send)(method, address, { ...init, params, headers });
  const { data, response } = await asked.catch((error: unknown) => {
    if (error instanceof CallError || init.signal?.aborted) throw error;
    // The answer broke off, or is none of the API's.
    throw new CallError({}, undefined, { cause: error });
  });
  if (data === undefined && response.status !== 204) throw new CallError({ response });
  return { answer: data as AnswerOf<Id>, response };
}
