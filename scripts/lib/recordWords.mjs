// The words of a record stand once, in `records/words` of core. They are written from there into each catalogue that names every kind of record.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { theFile } from './registered.mjs';

const languages = ['en', 'es'];
const sources = 'packages/core/src/**/records/words/*.json';
const capital = (word) => `${word[0].toUpperCase()}${word.slice(1)}`;

/** The catalogues that name every kind, and what each says of one. */
const catalogues = {
  'packages/core/src/**/i18n/messages/LANGUAGE.json': ({ kind, list, words }) => ({
    [`success.${kind}`]: words.success,
    [`menu.${list}`]: capital(words.many),
    [`permissionModel.${kind}`]: capital(words.many),
  }),
  'apps/api/src/server/**/messages/LANGUAGE.json': ({ kind, words }) => ({
    [`model.${kind}`]: words.one,
    [`models.${kind}`]: words.many,
  }),
  'packages/widgets/src/**/history/messages/LANGUAGE.json': ({ words }) =>
    Object.fromEntries(Object.entries(words.fields).map(([field, word]) => [`field.${field}`, word])),
  'packages/widgets/src/**/roles/messages/LANGUAGE.json': ({ kind, words }) => ({ [`model.${kind}`]: words.many }),
  'packages/widgets/src/shell/messages/LANGUAGE.json': ({ kind, list, words }) => ({
    [`new.${list}`]: words.new,
    [`unfinished.${kind}`]: capital(words.one),
    [`unfinished.${kind}_new`]: words.new,
  }),
};

/** The catalogues with the words of records in them, by file. */
export function recordWords(root) {
  const told = globSync(sources, { cwd: root })
    .toSorted()
    .map((file) => ({ kind: basename(file, '.json'), ...readJson(join(root, file)) }));
  const written = Object.entries(catalogues).flatMap(([pattern, wordsOf]) =>
    languages.map((language) => {
      const file = theFile(root, pattern.replace('LANGUAGE', language));
      const words = told.map((one) => wordsOf({ kind: one.kind, list: one.list, words: one[language] }));
      return [join(root, file), withWords(root, file, Object.assign({}, ...words))];
    }),
  );
  return { ...Object.fromEntries(written), ...helpWords(root, told) };
}

/** The help leads to every list: those that nobody wrote of stand at the end of the topic of catalogues. */
function helpWords(root, told) {
  const files = languages.map((language) => {
    const file = join(root, theFile(root, `packages/widgets/src/**/help/content/${language}.json`));
    const topics = readJson(file);
    const linked = new Set(topics.flatMap(({ blocks }) => blocks.map(({ link }) => link)));
    const { blocks } = topics.find(({ id }) => id === 'catalogues');
    for (const one of told)
      if (!linked.has(one.list)) blocks.push({ link: one.list, text: capital(one[language].many) });
    return [file, toText(topics)];
  });
  return Object.fromEntries(files);
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function withWords(root, file, words) {
  const catalogue = readJson(join(root, file));
  for (const [path, value] of Object.entries(words)) put(catalogue, path.split('.'), value);
  return toText(catalogue);
}
const toText = (value) => `${JSON.stringify(value, null, 2)}\n`;

function put(tree, [step, ...rest], value) {
  if (rest.length === 0) tree[step] = value;
  else put(tree[step], rest, value);
}
