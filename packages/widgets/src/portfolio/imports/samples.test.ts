import { isPlainDate } from '@corredor/core/dates';
import { choiceNames, importFields, importKinds, readRow } from '@corredor/core/imports';
import { isMoney } from '@corredor/core/money';
import { describe, expect, it } from 'vitest';
import { sampleOf } from './samples.ts';

const kinds = importKinds.flatMap((kind) =>
  (['es', 'en-GB', 'en-US'] as const).map((locale) => [kind, locale] as const),
);

describe.each(kinds)('the template of %s in %s', (kind, locale) => {
  const sample = sampleOf(kind, locale);
  const read = readRow(kind, sample);
  const typed = importFields[kind].flatMap(({ name, type }) =>
    sample[name] === undefined ? [] : [{ name, type, text: sample[name] }],
  );

  it('fills columns that there are, all that are needed among them', () => {
    const names = importFields[kind].map(({ name }) => name);
    expect(Object.keys(sample).filter((name) => !names.includes(name))).toEqual([]);
    const needed = importFields[kind].filter(({ isRequired }) => isRequired).map(({ name }) => name);
    expect(needed.filter((name) => !sample[name])).toEqual([]);
  });

  it('writes days as nobody can mistake them', () => {
    for (const { text } of typed.filter(({ type }) => type === 'date')) expect(isPlainDate(text)).toBe(true);
  });

  it('writes decimals as the reader does', () => {
    const amounts = typed.filter(({ type }) => type === 'money' || type === 'percent');
    for (const { name, type, text } of amounts) {
      expect(text).toMatch(locale !== 'es' ? /^\d+(?:\.\d+)?$/ : /^\d+(?:,\d+)?$/);
      if (type === 'money') expect(isMoney(String(read[name]))).toBe(true);
    }
  });

  it('takes its choices from the words of the reader, and all are understood', () => {
    for (const { name, type, text } of typed) {
      const words = (choiceNames[locale] as Partial<Record<string, Record<string, string>>>)[type];
      if (!words) continue;
      for (const word of text.split(', ')) expect(Object.values(words)).toContain(word);
      for (const code of [read[name]].flat()) expect(Object.keys(words)).toContain(code);
    }
  });
});

it('says nothing in Spanish in the English templates', () => {
  const spanish = /[áéíóúñ]|Cédula|Femenino|Contratante|Transferencia|Blanco|Camioneta|Particular|Seguros/i;
  for (const kind of importKinds) {
    const { street: _street, ...texts } = sampleOf(kind, 'en-GB');
    expect(Object.values(texts).filter((text) => spanish.test(text))).toEqual([]);
  }
});
