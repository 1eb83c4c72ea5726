import type { Problem, ProblemCode } from '../api/index.ts';

/** What is known of a call that failed: the response, if one came, and its body. */
export type Failure = {
  response?: { status: number; headers?: Pick<Headers, 'get'> };
  body?: unknown;
  /** It was no call that failed, but the program around it. */
  isOwn?: boolean;
};

/** Words for a failure that brings none of its own; the host gives them in the user's language. */
export type FailureWords = { withResponse: string; withoutResponse: string };

const english: FailureWords = {
  withResponse: 'An error occurred',
  withoutResponse: 'An unexpected error occurred',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Finds the message of a failed call: the response's detail, else its body if that is text, else the general one. */
export function errorMessage({ response, body }: Failure, words: FailureWords = english): string {
  if (response === undefined) return words.withoutResponse;
  if (isRecord(body) && typeof body.detail === 'string' && body.detail !== '') return body.detail;
  return typeof body === 'string' && body !== '' ? body : words.withResponse;
}

/** Tells whether a body is one of the API's problems. */
export function isProblem(body: unknown): body is Problem {
  return isRecord(body) && typeof body.detail === 'string' && typeof body.code === 'string';
}

/** The plain error that a failed call is thrown as; it keeps the problem for those who can use it. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  /** Seconds to wait before the next attempt, where the answer says so. */
  readonly retryAfter: number | undefined;
  /** No answer came: nobody knows whether the call arrived. */
  readonly isLost: boolean;

  constructor(failure: Failure, words?: FailureWords, options?: ErrorOptions) {
    super(errorMessage(failure, words), options);
    this.status = failure.response?.status;
    this.isLost = failure.response === undefined && !failure.isOwn;
    this.problem = isProblem(failure.body) ? failure.body : undefined;
    this.retryAfter = this.problem?.retry_after ?? secondsOf(failure.response?.headers?.get('Retry-After'));
  }

  /** Name of the problem for programs; undefined where no answer came, or one that is not the API's. */
  get code(): ProblemCode | undefined {
    return this.problem?.code;
  }

  /** The first message of each field, ready for a form. */
  get fields(): Record<string, string> {
    return fieldErrors(this.problem);
  }
}

/** Whatever was thrown, as a failed call; what is none has no answer either, but was not lost on its way. */
export function toCallError(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError({ isOwn: true }, undefined, { cause: error });
}

function secondsOf(header: string | null | undefined): number | undefined {
  return header && /^\d+$/.test(header) ? Number(header) : undefined;
}

/** The first message of each field, ready for a form. */
export function fieldErrors(problem: Problem | undefined): Record<string, string> {
  const entries = Object.entries(problem?.errors ?? {});
  return Object.fromEntries(entries.flatMap(([field, [message]]) => (message ? [[field, message]] : [])));
}
