import { useEffect, useReducer, useRef, useState } from 'react';
import { beginLoad, type LoadState, loadReducer } from './loadState.ts';
import { PublicError } from './publicError.ts';

interface Load<Answer> extends LoadState<Answer> {
  /** Asks again, and answers what is shown then. */
  reload: () => Promise<Answer>;
  /** After the first answer is drawn. */
  whenReady: Promise<void>;
}

type Waiter<Answer> = { resolve: (answer: Answer) => void; reject: (error: unknown) => void };

function deferred<Answer>(): Waiter<Answer> & { promise: Promise<Answer> } {
  const waiter: Waiter<Answer> = { resolve: () => {}, reject: () => {} };
  const promise = new Promise<Answer>((resolve, reject) => Object.assign(waiter, { resolve, reject }));
  // Who does not listen hears of the failure on the page.
  promise.catch(() => {});
  return Object.assign(waiter, { promise });
}

/**
 * Asks when the key changes, one question at a time: the latest wins and the one before is called off. Nothing is asked while the key is
 * unknown, nor for the answer or the failure that is there from the start. `ask` answers null to keep what is shown.
 */
export function useLoad<Answer>(
  key: string | undefined,
  ask: (signal: AbortSignal, before: Answer | null) => Promise<Answer | null>,
  initial: Answer | PublicError | undefined,
): Load<Answer> {
  const [state, dispatch] = useReducer(loadReducer<Answer>, initial, beginLoad);
  const [turn, setTurn] = useState(0);
  const [ready] = useState(deferred<void>);
  const settled = useRef<string>(undefined);
  const waiters = useRef<Waiter<Answer>[]>([]);
  const due = useRef<(() => void)[]>([]);
  const latest = useRef({ ask, answer: state.answer });
  useEffect(() => {
    latest.current = { ask, answer: state.answer };
  });

  useEffect(() => {
    if (key === undefined) return;
    const question = `${turn} ${key}`;
    if (initial) settled.current ??= question;
    if (settled.current === question) return;
    const asked = new AbortController();
    const settle = (tell: (waiter: Waiter<Answer>) => void) => {
      settled.current = question;
      for (const waiter of waiters.current.splice(0)) due.current.push(() => tell(waiter));
    };
    dispatch({ type: 'asked' });
    latest.current.ask(asked.signal, latest.current.answer).then(
      (answer) => {
        if (asked.signal.aborted) return;
        dispatch({ type: 'answered', answer });
        const shown = answer ?? latest.current.answer;
        settle(({ resolve, reject }) => (shown ? resolve(shown) : reject(new PublicError('server'))));
      },
      (reason: unknown) => {
        if (asked.signal.aborted) return;
        const error = reason instanceof PublicError ? reason : new PublicError('server');
        dispatch({ type: 'failed', error });
        settle(({ reject }) => reject(error));
      },
    );
    return () => asked.abort();
  }, [key, turn, initial]);

  const reload = () => {
    setTurn((before) => before + 1);
    const waiter = deferred<Answer>();
    waiters.current.push(waiter);
    return waiter.promise;
  };

  // Who asked hears of it once it is drawn and told, so that nobody who waited reads what was before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what is drawn.
  useEffect(() => {
    for (const tell of due.current.splice(0)) tell();
  }, [state]);

  const { status, error } = state;
  useEffect(() => {
    if (status === 'ready') ready.resolve();
    if (error) ready.reject(error);
    if (status !== 'offline') return;
    const again = () => setTurn((before) => before + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [status, error, ready]);

  return { ...state, reload, whenReady: ready.promise };
}
