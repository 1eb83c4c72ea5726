import type { EmbedStatus } from './embed.types.ts';
import { PublicError } from './publicError.ts';

/** A question and its last answer, which stays while the next one is on its way. */
export interface LoadState<Answer> {
  status: EmbedStatus;
  answer: Answer | null;
  error: PublicError | null;
}

type LoadEvent<Answer> =
  | { type: 'asked' }
  | { type: 'answered'; answer: Answer | null }
  | { type: 'failed'; error: PublicError };

/** With an answer from the start, without one, or with one that cannot be drawn. */
export const beginLoad = <Answer>(initial: Answer | PublicError | undefined): LoadState<Answer> => {
  if (initial instanceof PublicError) return { status: 'error', answer: null, error: initial };
  return { status: initial ? 'ready' : 'idle', answer: initial ?? null, error: null };
};

const statusOf = ({ code }: PublicError): EmbedStatus => (code === 'offline' || code === 'not-found' ? code : 'error');

/** What follows from what happened. */
export function loadReducer<Answer>(state: LoadState<Answer>, event: LoadEvent<Answer>): LoadState<Answer> {
  if (event.type === 'asked') return { ...state, status: 'loading', error: null };
  if (event.type === 'failed') return { ...state, status: statusOf(event.error), error: event.error };
  return { status: 'ready', answer: event.answer ?? state.answer, error: null };
}
