import { describe, expect, it } from 'vitest';
import typed from './resources.ts?raw';

type Tree = { [key: string]: string | Tree };

// The public widgets have flat words of their own, tested in embed.
const files = import.meta.glob<Tree>(['../../**/messages/*.json', '!../../public/{directory,profile}/**'], {
  import: 'default',
  eager: true,
});
const byPath = new Map(Object.entries(files).map(([path, tree]) => [path.split('/').slice(-3).join('/'), tree]));
const features = [...new Set([...byPath.keys()].map((path) => path.split('/')[0] ?? ''))];

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
const wordsOf = (feature: string, language: string) =>
  new Map(leaves(byPath.get(`${feature}/messages/${language}.json`) ?? {}));
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const blanks = (text = '') => (text.match(/\{\{\s*\w+/g) ?? []).map((blank) => blank.replace(/\W/g, '')).sort();

describe.each(features)('the words of %s', (feature) => {
  const es = wordsOf(feature, 'es');
  const en = wordsOf(feature, 'en');

  it('are the same in both languages', () => {
    expect([...new Set([...es.keys()].map(withoutPlural))].sort()).toEqual(
      [...new Set([...en.keys()].map(withoutPlural))].sort(),
    );
  });

  it('have every plural that their language knows', () => {
    for (const [language, words] of [['es', es] as const, ['en', en] as const]) {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const plurals = [...words.keys()].filter((key) => key !== withoutPlural(key)).map(withoutPlural);
      for (const key of plurals)
        for (const one of pluralCategories) expect(words.has(`${key}_${one}`), `${key}_${one}`).toBe(true);
    }
  });

  it('are never empty, and have the same blanks to fill in', () => {
    for (const [key, text] of [...es, ...en]) {
      expect(text.trim(), key).not.toBe('');
      const other = es.get(key) ?? es.get(`${withoutPlural(key)}_other`);
      const same = en.get(key) ?? en.get(`${withoutPlural(key)}_other`);
      // The singular may leave its count out.
      if (!key.endsWith('_one')) expect(blanks(other), key).toEqual(blanks(same));
    }
  });
});

it('have typed keys in every feature', () => {
  for (const feature of features) expect(typed).toContain(`  ${feature}: typeof ${feature};`);
});
