import { describe, expect, it } from 'vitest';
import { clientRows } from './clientRows.ts';
import { foldAll } from './foldText.ts';
import { orderBy } from './orderBy.ts';

type Person = { name: string; age: number };
const people: Person[] = [
  { name: 'Ñusta', age: 30 },
  { name: 'nube', age: 41 },
  { name: 'Álvaro', age: 30 },
  { name: 'Oswaldo', age: 7 },
  { name: 'Nuria', age: 30 },
];
const view = clientRows(people, {
  sortBy: (person, key) => (key === 'age' ? person.age : person.name),
  searchIn: ({ name, age }) => `${name} ${age}`,
});
const names = (sorting?: string, search?: string) => view(sorting, search).map(({ name }) => name);

describe('rows that are all in the page', () => {
  it('are the given ones where nothing is asked', () => {
    expect(view(undefined)).toBe(people);
  });

  it('are sorted as readers of Spanish look for them, either way round', () => {
    expect(names('name')).toEqual(['Álvaro', 'nube', 'Nuria', 'Ñusta', 'Oswaldo']);
    expect(names('-name')).toEqual(['Oswaldo', 'Ñusta', 'Nuria', 'nube', 'Álvaro']);
  });

  it('keep their places where their values are equal', () => {
    expect(names('age')).toEqual(['Oswaldo', 'Ñusta', 'Álvaro', 'Nuria', 'nube']);
  });

  it('are searched by every word, whatever the accents', () => {
    expect(names('name', 'alv')).toEqual(['Álvaro']);
    expect(names('name', '30 nu')).toEqual(['Nuria', 'Ñusta']);
    expect(names('name', 'NU')).toEqual(['nube', 'Nuria', 'Ñusta']);
    expect(names('name', '(a.b|')).toEqual([]);
    expect(names(undefined, 'zz')).toEqual([]);
  });

  it('are ordered by rank, numbers as numbers', () => {
    expect([...orderBy([10, 9, 100, 9])]).toEqual([1, 3, 0, 2]);
    expect([...orderBy([])]).toEqual([]);
    expect(foldAll(['Niñez', 'ÁRBOL', 'Öl', ''])).toEqual(['nin~ez', 'arbol', 'ol', '']);
  });

  it('are ordered as a plain comparison would, however long and alike', () => {
    const texts = Array.from({ length: 500 }, (_, index) => `${'ab'.repeat(index % 9)}${(index * 7919) % 83}`);
    const plain = texts.map((_text, index) => index).sort((a, b) => compare(texts[a] ?? '', texts[b] ?? '') || a - b);
    expect([...orderBy(texts)]).toEqual(plain);
    const russian = ['яблоко', 'арбуз', 'арбузы', 'груша'];
    expect([...orderBy(russian)]).toEqual([1, 2, 3, 0]);
  });
});

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
