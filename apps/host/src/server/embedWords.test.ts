import { expect, it } from 'vitest';
import { embedWords } from './embedWords.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

it('has every word of embedded pages in both languages, with the same blanks', () => {
  const shape = (words: object) =>
    Object.entries(words).map(([id, text]) => [id, String(text).match(/\{\w+\}/g), String(text).trim() !== '']);
  expect(shape(es)).toEqual(shape(en));
});

it('tells how long to wait', () => {
  expect(embedWords('es')('too-many.help', { count: 3 })).toBe('Espere 3 s y vuelva a intentarlo.');
});
