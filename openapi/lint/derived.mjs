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

/** What a file says itself goes before what it is made from, property by property; `null` takes a word out. */
function withOwn(made, own) {
  const properties = { ...made.properties };
  for (const [name, one] of Object.entries(own.properties ?? {})) properties[name] = { ...properties[name], ...one };
  const whole = { ...made, ...own, properties };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null));
}

/** Writes pages from their rows (`x-page-of`) and patches from inputs (`x-patch-of`, without what `x-drops` names). */
export const everyDerived = () => {
  const made = [];
  return {
    Schema(schema, { resolve, location }) {
      const { 'x-page-of': rows, 'x-patch-of': input } = schema;
      if (!rows && !input) return;
      made.push({ schema, rows, input: input && resolve(input).node, file: location.source.absoluteRef });
    },
    Root: {
      leave(_root, { location: root }) {
        const shared = join(dirname(root.source.absoluteRef), 'shared', 'schemas');
        for (const { schema, rows, input, file } of made) {
          const { 'x-page-of': _rows, 'x-patch-of': _input, 'x-drops': dropped = [], ...own } = schema;
          const schemas = relative(dirname(file), shared).replaceAll('\\', '/');
          const whole = withOwn(rows ? pageOf(rows, schemas) : patchOf(input, dropped), own);
          for (const name of Object.keys(schema)) delete schema[name];
          Object.assign(schema, whole);
        }
      },
    },
  };
};
