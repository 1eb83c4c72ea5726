import { describe, expect, it } from 'vitest';
import { formatPhone } from './formatPhone.ts';

describe('a telephone number for reading', () => {
  it.each([
    ['+593981252581', '+593 98 125 2581'],
    ['+59322231231', '+593 2 223 1231'],
    ['+13055550123', '+1 305 555 0123'],
    ['+34912345678', '+34 91 234 5678'],
    ['+573001234567', '+57 300 123 4567'],
  ])('groups %s by country, area and number', (stored, read) => {
    expect(formatPhone(stored)).toBe(read);
  });
  it('leaves alone what is no stored number', () => {
    expect(formatPhone('02 223 1231 ext. 4')).toBe('02 223 1231 ext. 4');
    expect(formatPhone('')).toBe('');
  });
});
