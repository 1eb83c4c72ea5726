import { describe, expect, it } from 'vitest';
import { decoded, type Encoding, encodings, guessEncoding } from './encodings.ts';
import { readSheetFile } from './index.ts';

const ofOneByte = ['windows-1252', 'dos-850', 'dos-437', 'macintosh'] as const;
/** A text in a code page; null where it lacks a letter. */
function encoded(text: string, encoding: Encoding): Uint8Array | null {
  const letters = Array.from({ length: 256 }, (_, byte) => decoded(Uint8Array.of(byte), encoding));
  const bytes = [...text].map((letter) => letters.indexOf(letter));
  return bytes.includes(-1) ? null : Uint8Array.from(bytes);
}
const fileOf = (word: string, end = '') => `Cedula;Nombre\nC1;${word} Andina\nC2;Eva\n${end}`;

/** Words of which each is the only one with a letter beyond ASCII in its file. */
const words = [
  ...['RAÚL', 'GARCÍA', 'LEÓN', 'AGÜERO', 'MUÑOZ', 'JOSÉ', 'ÁNGEL', 'CITROËN', 'ÍÑIGO', 'ÓSCAR', 'ÚRSULA', 'RAMÓN'],
  ...['Raúl', 'García', 'León', 'Agüero', 'Muñoz', 'José', 'Ángel', 'Citroën', 'Íñigo', 'Óscar', 'Úrsula', 'Ramón'],
  ...['PEÑAFIEL', 'COMPAÑÍA', 'ALARCÓN', 'GIRÓN', 'TAPÍA', 'BRICEÑO', 'ARÉVALO', 'CAÑIZARES', 'LLANÉS', 'CALDERÓN'],
  ...['Peñafiel', 'Compañía', 'Alarcón', 'Girón', 'Tapía', 'Briceño', 'Arévalo', 'Cañizares', 'Llanés', 'Calderón'],
  ...['ISRAËL', 'NOËL', 'Noël', 'François', 'FRANÇOIS', 'Müller', 'MÜLLER', 'Lüderitz', 'PINGÜINO'],
];
const cases = words.flatMap((word) => ofOneByte.map((encoding) => [word, encoding] as const));

describe('the letters of a file with one word that tells', () => {
  it.each(cases)('%s in %s is read as it was written, or it is asked', (word, encoding) => {
    const bytes = encoded(fileOf(word), encoding);
    if (!bytes) return;
    const { encoding: best, others } = guessEncoding(bytes);
    expect([best, ...others].map((one) => decoded(bytes, one))).toContain(fileOf(word));
    if (encoding !== 'macintosh') expect([decoded(bytes, best), others]).toEqual([fileOf(word), []]);
  });
  it.each(cases.filter(([, encoding]) => encoding.startsWith('dos')))(
    '%s in %s is read without a question where DOS ended the file',
    (word, encoding) => {
      const bytes = encoded(fileOf(word, '\x1a'), encoding);
      if (!bytes) return;
      const guess = guessEncoding(bytes);
      expect([decoded(bytes, guess.encoding), guess.others]).toEqual([fileOf(word, '\x1a'), []]);
    },
  );
  it.each(words)('%s of Windows is never lost in silence behind the mark of DOS', (word) => {
    const bytes = encoded(fileOf(word, '\x1a'), 'windows-1252') ?? new Uint8Array();
    const { encoding, others } = guessEncoding(bytes);
    expect([encoding, ...others]).toContain('windows-1252');
  });
  it('are asked for with their line where a name may be either', () => {
    const bytes = encoded(`${fileOf('Ana')}C3;MAËL Paz\n`, 'dos-850') ?? new Uint8Array();
    const { reading } = readSheetFile(bytes, 'a.csv', () => 0);
    expect(reading.doubts).toContain('encoding');
    const samples = new Map(reading.encodingChoices.map(({ encoding, sample }) => [encoding, sample]));
    expect(samples.get('dos-850')).toBe('C3;MAËL Paz');
    expect(samples.get('windows-1252')).toBe('C3;MAÓL Paz');
    expect([...samples.keys()]).toEqual(encodings.filter((encoding) => !encoding.startsWith('utf-16')));
  });
  it.each(['Peña', 'Pen\u0303a', 'Jose\u0301', 'Ιωάννης', 'Иван Петров', 'יוסף', '山田'])(
    '%s in UTF-8 is read without a question',
    (name) => {
      const bytes = new TextEncoder().encode(fileOf(name));
      expect(guessEncoding(bytes)).toEqual({ encoding: 'utf-8', others: [] });
    },
  );
  it('of DOS are no letter of UTF-8 where two stand together', () => {
    const bytes = encoded(fileOf('ÍÑIGO'), 'dos-850') ?? new Uint8Array();
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).not.toThrow();
    expect(guessEncoding(bytes)).toEqual({ encoding: 'dos-850', others: [] });
  });
  it('of a name in each row say no more than of one', () => {
    const rows = (count: number) => `Nombre;A\n${'ISRAËL;1\n'.repeat(count)}BENÍTEZ;1\n`;
    const bytes = encoded(rows(50), 'dos-850') ?? new Uint8Array();
    expect(guessEncoding(bytes)).toEqual({ encoding: 'dos-850', others: [] });
  });
});

describe('the mark at the end of a file of DOS', () => {
  it.each(['\x1a', '\n\x1a', '\x1a\x1a\x1a', '\x1a\r\n'])('is no row and no text: %j', (end) => {
    const bytes = new TextEncoder().encode(`A;B\n1;2\n3;4${end}`);
    const { rows, reading } = readSheetFile(bytes, 'a.csv', () => 0);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(reading.leftOut).toEqual([]);
  });
});
