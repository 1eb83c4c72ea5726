import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallError, errorMessage, fieldErrors, isProblem, toCallError } from './index.ts';

const response = { status: 400 };

describe('errorMessage', () => {
  it('takes the detail of the response first', () => {
    expect(errorMessage({ response, body: { detail: 'No customer has this number.' } })).toBe(
      'No customer has this number.',
    );
  });

  it('takes the body where it is text', () => {
    expect(errorMessage({ response, body: 'Bad gateway' })).toBe('Bad gateway');
  });

  it('has general words for a response that says nothing', () => {
    for (const body of [undefined, null, {}, { detail: 5 }, { detail: '' }, '', 7, []]) {
      expect(errorMessage({ response, body })).toBe('An error occurred');
    }
  });

  it('has general words where no response came', () => {
    expect(errorMessage({})).toBe('An unexpected error occurred');
    expect(errorMessage({ body: { detail: 'ignored' } })).toBe('An unexpected error occurred');
  });

  it('says them in the user’s language', () => {
    const words = { withResponse: 'Ocurrió un error', withoutResponse: 'Ocurrió un error inesperado' };
    expect(errorMessage({ response }, words)).toBe('Ocurrió un error');
    expect(errorMessage({}, words)).toBe('Ocurrió un error inesperado');
  });

  it('always finds words, whatever comes', () => {
    fc.assert(fc.property(fc.anything(), (body) => errorMessage({ response, body }).length > 0));
  });
});

describe('CallError', () => {
  it('is a plain error with the message, and keeps the problem', () => {
    const body = { detail: 'Check the form.', code: 'invalid', errors: { 'charges.0.amount': ['Too much.', 'Odd.'] } };
    const error = new CallError({ response, body });
    expect(error).toBeInstanceOf(Error);
    expect(error.message).toBe('Check the form.');
    expect(error.status).toBe(400);
    expect(fieldErrors(error.problem)).toEqual({ 'charges.0.amount': 'Too much.' });
  });

  it('tells a call without an answer from what a program threw', () => {
    expect(new CallError({}).isLost).toBe(true);
    expect(new CallError({ response }).isLost).toBe(false);
    const own = toCallError(new TypeError('undefined is not a function'));
    expect([own.isLost, own.status]).toEqual([false, undefined]);
    expect(toCallError(new CallError({})).isLost).toBe(true);
  });

  it('has no problem where the body is none', () => {
    expect(new CallError({}).problem).toBeUndefined();
    expect(isProblem('text')).toBe(false);
    expect(fieldErrors(undefined)).toEqual({});
  });

  it('knows the code, the fields and how long to wait', () => {
    const body = { detail: 'Check the form.', code: 'invalid', errors: { name: ['Write a name.'] }, retry_after: 4 };
    const error = new CallError({ response, body });
    expect([error.code, error.fields, error.retryAfter]).toEqual(['invalid', { name: 'Write a name.' }, 4]);
    const headers = new Headers({ 'Retry-After': '30' });
    expect(new CallError({ response: { status: 503, headers } }).retryAfter).toBe(30);
    expect(
      new CallError({ response: { status: 503, headers: new Headers({ 'Retry-After': 'soon' }) } }).retryAfter,
    ).toBe(undefined);
  });

  it('is made of anything that was thrown', () => {
    const error = new CallError({ response });
    expect(toCallError(error)).toBe(error);
    expect(toCallError(new TypeError('Failed to fetch')).message).toBe('An unexpected error occurred');
  });
});
