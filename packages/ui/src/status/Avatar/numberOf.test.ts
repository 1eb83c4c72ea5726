import { describe, expect, it } from 'vitest';
import { numberOf } from './numberOf.ts';

const looks = 16;
const firsts = ['Ana', 'Ada', 'Inés', 'Luis', 'Juan', 'José', 'María', 'Carlos', 'Sofía', 'Pedro', 'Rosa', 'Elena'];
const lasts = [
  'Cevallos',
  'Mora',
  'Benalcázar',
  'Cárdenas',
  'Vera',
  'Andrade',
  'Zambrano',
  'Paredes',
  'Byron',
  'Ortiz',
];
const names = firsts.flatMap((first) => lasts.flatMap((last) => lasts.map((other) => `${first} ${last} ${other}`)));

describe('the number of a name', () => {
  it('is the same for the same name, however its accents are written', () => {
    expect(numberOf('Inés Cárdenas', looks)).toBe(numberOf('Inés Cárdenas', looks));
    expect(numberOf('Inés Cárdenas'.normalize('NFD'), looks)).toBe(numberOf('Inés Cárdenas', looks));
  });

  it('is spread over all there are', () => {
    const counts = Array.from(
      { length: looks },
      (_, look) => names.filter((name) => numberOf(name, looks) === look).length,
    );
    // 75 each at best.
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(50);
    expect(Math.max(...counts)).toBeLessThanOrEqual(100);
  });

  it('is seldom the same for names that differ by a little', () => {
    const pairs = names.slice(1).map((name, at) => [names[at] ?? '', name] as const);
    const same = pairs.filter(([one, other]) => numberOf(one, looks) === numberOf(other, looks));
    expect(same.length / pairs.length).toBeLessThan(0.08);
  });
});
