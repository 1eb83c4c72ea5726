/** An error as the API answers it (RFC 9457, with additions of ours). */
export type Problem = {
  type?: string;
  title?: string;
  status?: number;
  detail: string;
  code: string;
  /** Messages for each field, by its path. */
  errors?: Record<string, string[]>;
  request_id?: string;
  /** The record as it is now, where somebody else changed it. */
  current?: unknown;
};

/** What is known of a call that failed: the response, if one came, and its body. */
export type Failure = { response?: { status: number } | undefined; body?: unknown };

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

  constructor(failure: Failure, words?: FailureWords) {
    super(errorMessage(failure, words));
    this.status = failure.response?.status;
    this.problem = isProblem(failure.body) ? failure.body : undefined;
  }
}

/** The first message of each field, ready for a form. */
export function fieldErrors(problem: Problem | undefined): Record<string, string> {
  const entries = Object.entries(problem?.errors ?? {});
  return Object.fromEntries(entries.flatMap(([field, [message]]) => (message ? [[field, message]] : [])));
}
