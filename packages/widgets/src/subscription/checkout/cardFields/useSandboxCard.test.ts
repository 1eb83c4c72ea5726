import { describe, expect, it } from 'vitest';
import { problemsOf } from './useSandboxCard.ts';

const today = '2026-11-21';
const good = { name: 'Ana Vera', number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

describe('the sandbox’s own fields', () => {
  it('take a published test card', () => {
    expect(problemsOf(good, today)).toEqual({});
    expect(problemsOf({ ...good, number: '3782 822463 10005', cvc: '1234' }, today)).toEqual({});
  });

  it('refuse every other number, even a right one, so that nobody types a real card', () => {
    expect(problemsOf({ ...good, number: '4539 1488 0343 6467' }, today)).toEqual({ number: 'realNumber' });
  });

  it('say what is wrong with each field', () => {
    expect(problemsOf({ name: ' ', number: '', expiry: '', cvc: '' }, today)).toEqual({
      name: 'required',
      number: 'required',
      expiry: 'required',
      cvc: 'required',
    });
    expect(problemsOf({ ...good, number: '4242 4242 4242 4241', expiry: '13/30', cvc: '12' }, today)).toEqual({
      number: 'number',
      expiry: 'expiry',
      cvc: 'cvc',
    });
    expect(problemsOf({ ...good, expiry: '10/26' }, today)).toEqual({ expiry: 'past' });
    expect(problemsOf({ ...good, expiry: '12/2060' }, today)).toEqual({ expiry: 'tooFar' });
  });
});
