import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of CSV', () => {
  it('quotes what would part it, and doubles quotes', () => {
    expect(csvLine(['a "b", c', 'two\nlines', 'x;y', 'plain', ''])).toBe('"a ""b"", c","two\nlines","x;y",plain,\r\n');
  });

  it('keeps phones and amounts as they are, so that they come back', () => {
    expect(csvLine(['+593987654321', '-12.50', '1,200.00'])).toBe('+593987654321,-12.50,"1,200.00"\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+cmd|x', "'-2+cmd|x"],
    ['ok\n=1+1', `"ok\n'=1+1"`],
    ['\uff1d1', "'\uff1d1"],
  ])('disarms %j', (text, written) => {
    expect(csvLine([text])).toBe(`${written}\r\n`);
  });
});
