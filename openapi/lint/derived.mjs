import { dirname, join, relative } from 'node:path';

/** The most rows of a page, where a page does not say it itself. */
const mostRows = 200;

/** A page of rows: how many match, where the next and the last page are, and the rows. */
function pageOf(items, schemas) {
  const shared = (name, description) => ({ $ref: `${schemas}/${name}.yaml`, ...(description && { description }) });
  const link = (description) => ({ oneOf: [shared('Link'), { type: 'null' }], description });
  return {
    type: 'object',
    additionalProperties: false,
    required: ['count', 'next', 'previous', 'results'],
    properties: {
      count: shared('Count', 'How many match in all.'),
      count_is_at_least: shared('CountIsAtLeast'),
      next: link('The next page.'),
      previous: link('The page before.'),
      results: { type: 'array', maxItems: mostRows, items },
    },
  };
}

/** What changes of a record: any of what is said of a new one, and at least one. */
const patchOf = ({ properties }, dropped) => ({
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: Object.fromEntries(
    Object.entries(structuredClone(properties)).filter(([name]) => !dropped.includes(name)),
  ),
});

/**
 * What is read of a record: all that is said of a new one, each with a value, beside what the record says itself.
 * How a text may be typed is of no use there.
 */
const recordOf = ({ properties }, { dropped, own }) => {
  const said = Object.keys(properties).filter((name) => !dropped.includes(name));
  const read = said.filter((name) => !Object.hasOwn(own.properties ?? {}, name));
  return {
    type: 'object',
    additionalProperties: false,
    required: [...new Set([...said, ...(own.required ?? [])])],
    properties: Object.fromEntries(
      read.map((name) => {
        const { 'x-multiline': _lines, 'x-any-sign': _signs, ...property } = structuredClone(properties[name]);
        return [name, property];
      }),
    ),
  };
};

/** What a file says itself goes before what it is made from, property by property; `null` takes a word out. */
function withOwn(made, own) {
  const properties = { ...made.properties };
  for (const [name, one] of Object.entries(own.properties ?? {})) properties[name] = { ...properties[name], ...one };
  const whole = { ...made, ...own, properties };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null));
}

/** The words by which a schema says what it is made from. */
const sources = ['x-page-of', 'x-patch-of', 'x-record-of'];

/**
 * Writes pages from their rows (`x-page-of`), and patches and records from inputs (`x-patch-of`, `x-record-of`, without what `x-drops` names).
 * A property that a record says itself replaces that of the input. The example of a page (`x-page-of`) is a page of one row.
 */
export const everyDerived = () => {
  const made = [];
  const pages = [];
  return {
    Schema(schema, { resolve, location }) {
      const word = sources.find((one) => schema[one]);
      if (!word) return;
      made.push({ schema, word, source: resolve(schema[word]).node, file: location.source.absoluteRef });
    },
    Example(example, { resolve }) {
      if (example['x-page-of']) pages.push({ example, row: resolve(example['x-page-of']).node });
    },
    Root: {
      leave(_root, { location: root }) {
        const shared = join(dirname(root.source.absoluteRef), 'shared', 'schemas');
        for (const { schema, word, source, file } of made) {
          const { [word]: rows, 'x-drops': dropped = [], ...own } = schema;
          const schemas = relative(dirname(file), shared).replaceAll('\\', '/');
          const makers = {
            'x-page-of': () => withOwn(pageOf(rows, schemas), own),
            'x-patch-of': () => withOwn(patchOf(source, dropped), own),
            'x-record-of': () => {
              const { required: _required, ...rest } = own;
              return withOwn(recordOf(source, { dropped, own }), rest);
            },
          };
          const whole = makers[word]();
          for (const name of Object.keys(schema)) delete schema[name];
          Object.assign(schema, whole);
        }
        for (const { example, row } of pages) {
          delete example['x-page-of'];
          example.value = { count: 1, next: null, previous: null, results: [structuredClone(row.value)] };
        }
      },
    },
  };
};
