import { expect, it } from 'vitest';
import { described, type Fields } from '../describe.ts';

const places = {
  form: { what: 'drawn by the form', files: /Fields\.tsx$/, by: (name: string) => new RegExp(`name="${name}"`) },
  column: {
    what: 'a column of the list',
    files: /Columns\.tsx$/,
    by: (name: string) => new RegExp(`'${name}'|kit\\.${name}\\(`),
  },
} as const;

/** Proves that a feature fills the places that its description leaves to it; its files come by their paths. */
export function describeOwnPlaces(fields: Fields, files: Record<string, string>) {
  for (const [place, { what, files: pattern, by }] of Object.entries(places)) {
    const text = Object.entries(files)
      .filter(([path]) => pattern.test(path))
      .map(([, source]) => source)
      .join('');
    const own = described(fields).filter(([, field]) => field[place as keyof typeof places] === 'own');
    it.each(own.map(([name]) => name))(`%s is ${what}`, (name) => expect(text).toMatch(by(name)));
  }
}
