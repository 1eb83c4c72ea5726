import { type CallError, toCallError } from '@corredor/core/errors';
import { useRef, useState } from 'react';

/** How far the sending of something is. */
export type SendState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'done' }
  | { status: 'failed'; error: CallError };

export interface Sending<Values> {
  state: SendState;
  submit: (values: Values) => void;
}

/** Sends once at a time and tells how it went; what was typed stays with its fields. */
export function useSubmit<Values>(send: (values: Values) => Promise<unknown>): Sending<Values> {
  const [state, setState] = useState<SendState>({ status: 'idle' });
  const isBusy = useRef(false);

  async function run(values: Values) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ status: 'busy' });
    try {
      await send(values);
      setState({ status: 'done' });
    } catch (error) {
      setState({ status: 'failed', error: toCallError(error) });
    } finally {
      isBusy.current = false;
    }
  }
  return { state, submit: (values) => void run(values) };
}
