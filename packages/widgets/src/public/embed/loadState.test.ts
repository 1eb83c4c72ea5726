import { expect, it } from 'vitest';
import { beginLoad, loadReducer } from './loadState.ts';
import { PublicError } from './publicError.ts';

const ready = beginLoad('first');

it('begins with what is there from the start', () => {
  expect([ready.status, beginLoad(undefined).status]).toEqual(['ready', 'idle']);
});

it('begins with a failure where what is there from the start cannot be drawn', () => {
  const error = new PublicError('server');
  expect(beginLoad<string>(error)).toEqual({ status: 'error', answer: null, error });
});

it('keeps the last answer while the next one is on its way, and when it does not come', () => {
  const loading = loadReducer(ready, { type: 'asked' });
  expect(loading).toEqual({ status: 'loading', answer: 'first', error: null });
  const error = new PublicError('server');
  const failed = loadReducer(loading, { type: 'failed', error });
  expect(failed).toEqual({ status: 'error', answer: 'first', error });
  expect(loadReducer(failed, { type: 'asked' }).error).toBeNull();
});

it('tells being offline and not found from other failures', () => {
  const statusAfter = (code: 'offline' | 'not-found' | 'network') =>
    loadReducer(ready, { type: 'failed', error: new PublicError(code) }).status;
  expect([statusAfter('offline'), statusAfter('not-found'), statusAfter('network')]).toEqual([
    'offline',
    'not-found',
    'error',
  ]);
});

it('keeps what is shown where a partner answers itself', () => {
  expect(loadReducer(ready, { type: 'answered', answer: null })).toEqual(ready);
});
