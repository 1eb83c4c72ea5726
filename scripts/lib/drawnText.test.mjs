import { expect, it } from 'vitest';
import { joined, partsOf } from './drawnText.mjs';

const begin = (id, tag = 'P') => ({ type: 'beginMarkedContentProps', id, tag });
const end = { type: 'endMarkedContent' };
const run = (str, hasEOL = false) => ({ str, hasEOL });

it('takes the runs of a mark for one text', () => {
  const parts = partsOf([begin('a'), run('', true), run('Prepared on Nov 27'), run(', 2026'), end]);
  expect(parts.map(({ id, text }) => [id, joined([text])])).toEqual([['a', 'Prepared on Nov 27, 2026']]);
});

it('knows what only decorates, and what is in a mark within another', () => {
  const parts = partsOf([
    run('loose'),
    begin(null, 'Artifact'),
    run('Page 1'),
    end,
    begin('a'),
    begin(null, 'Span'),
    run('own'),
    end,
    end,
  ]);
  expect(parts).toEqual([
    { id: null, isApart: false, text: 'loose' },
    { id: null, isApart: true, text: 'Page 1' },
    { id: 'a', isApart: false, text: 'own' },
  ]);
});

it('joins what was broken: at a blank by a blank, at the hyphen of a word by nothing', () => {
  expect(joined(['a long', 'text of P-', '0001  and'])).toBe('a long text of P-0001 and');
  expect(joined(['10 -', '20'])).toBe('10 - 20');
});
