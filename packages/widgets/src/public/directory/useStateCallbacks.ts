import { useEffect, useRef } from 'react';
import type { BrokerDirectoryProps, DirectoryState } from './directory.types.ts';

/** Calls back the page around the directory: its state, its errors, and that it is ready. */
export function useStateCallbacks(props: BrokerDirectoryProps, state: DirectoryState, whenReady: Promise<void>) {
  const { status, items, total, error } = state;
  const latest = useRef({ props, state });
  useEffect(() => {
    latest.current = { props, state };
  });
  const asked = JSON.stringify([state.query, state.filters, state.page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what changes in the state.
  useEffect(() => latest.current.props.onState?.(latest.current.state), [asked, status, items, total, error]);
  useEffect(() => {
    if (error) latest.current.props.onError?.(error);
  }, [error]);
  useEffect(() => {
    whenReady.then(
      () => latest.current.props.onReady?.(),
      () => {},
    );
  }, [whenReady]);
}
