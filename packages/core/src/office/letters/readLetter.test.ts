import { describe, expect, it } from 'vitest';
import { readLetter } from './index.ts';

describe('the text of a mail', () => {
  it('has facts, what is listed and lines, and ends with a signature', () => {
    expect(
      readLetter('Hello Ana:\n\nPolicy: SC-1\nOpen: $ 10.00\n\n- One\n- Two\n\nA line: alone\n\nAndes\nBrokers'),
    ).toEqual({
      blocks: [
        { kind: 'lines', lines: ['Hello Ana:'] },
        {
          kind: 'facts',
          facts: [
            { name: 'Policy', value: 'SC-1' },
            { name: 'Open', value: '$ 10.00' },
          ],
        },
        { kind: 'list', items: ['One', 'Two'] },
        { kind: 'lines', lines: ['A line: alone'] },
      ],
      signature: ['Andes', 'Brokers'],
    });
  });

  it('keeps lines of which one alone is a fact, and has no signature where it is one block', () => {
    expect(readLetter('Policy: SC-1\nthank you')).toEqual({
      blocks: [{ kind: 'lines', lines: ['Policy: SC-1', 'thank you'] }],
      signature: [],
    });
  });
});
