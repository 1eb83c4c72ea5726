import { expect, it } from 'vitest';
import { foundNet, isRateOver, toSumInput, toSumValues } from './sumValues.ts';

it('leaves a premium that was found to be found again, and keeps one that was typed', () => {
  expect(toSumValues({ sum: '20000.00', rate: '3.2', term_net: '640.00' })).toEqual({
    sum: '20000.00',
    rate: '3.2',
    term_net: '',
  });
  expect(toSumValues({ sum: '20000.00', rate: '3.2', term_net: '600.00' }).term_net).toBe('600.00');
  expect(toSumValues({ sum: null, rate: null, term_net: '600.00' }).term_net).toBe('600.00');
  expect(toSumValues(null)).toEqual({ sum: '', rate: '', term_net: '' });
});

it('sends nothing of what is empty', () => {
  expect(toSumInput({ sum: '20000.00', rate: '', term_net: '' })).toEqual({
    sum: '20000.00',
    rate: null,
    term_net: null,
  });
});

it('finds the premium once sum and rate are written', () => {
  expect(foundNet({ sum: '20000.00', rate: '3.2', term_net: '' })).toBe('640.00');
  expect(foundNet({ sum: '20000.00', rate: '', term_net: '' })).toBeNull();
  expect(foundNet({ sum: '', rate: '3.2', term_net: '' })).toBeNull();
  expect([
    isRateOver({ sum: '', rate: '100.1', term_net: '' }),
    isRateOver({ sum: '', rate: '100', term_net: '' }),
  ]).toEqual([true, false]);
});
