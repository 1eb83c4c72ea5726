import { CallError, type Problem } from '@corredor/core/errors';

/** A refusal of the server, for stories. */
export const aRefusal = (status: number, problem: Partial<Problem>) =>
  new CallError({ response: { status }, body: { detail: 'An error occurred', code: 'server_error', ...problem } });

/** No answer came at all. */
export const aLostCall = () => new CallError({});
