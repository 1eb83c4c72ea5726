const typesOf = ({ type }) => [type].flat();
const isListed = (schema) => schema.enum !== undefined || schema.const !== undefined;

/** Objects refuse what they do not name; an open one says why in x-open. */
export const closedObjects = () => ({
  Schema(schema, { report }) {
    if (!typesOf(schema).includes('object')) return;
    const more = schema.additionalProperties;
    const isMap = typeof more === 'object' && schema.maxProperties !== undefined && schema.propertyNames !== undefined;
    const isOpen = typeof schema['x-open'] === 'string' && schema.maxProperties !== undefined;
    if (more !== false && !isMap && !isOpen)
      report({ message: 'An object must be closed (additionalProperties: false).' });
  },
});

/** Nothing is endless: text, numbers and lists have bounds. */
export const boundedValues = () => ({
  Schema(schema, { report }) {
    const types = typesOf(schema);
    if (isListed(schema)) return;
    if (types.includes('string') && schema.maxLength === undefined) report({ message: 'A string needs maxLength.' });
    if (types.includes('integer') || types.includes('number')) {
      if (schema.minimum === undefined || schema.maximum === undefined) {
        report({ message: 'A number needs minimum and maximum.' });
      }
    }
    if (types.includes('array') && schema.maxItems === undefined) report({ message: 'A list needs maxItems.' });
  },
});

/** What looks like an amount says so, so that no blanks around it are dropped: a number with decimals, and no words. */
export const markedAmounts = () => ({
  Schema({ pattern, format }, { report }) {
    if (pattern === undefined || format === 'decimal') return;
    const takes = (text) => new RegExp(pattern, 'u').test(text);
    if (takes('1.00') && !takes('word')) report({ message: 'An amount needs format: decimal.' });
  },
});

/** Every JSON body, asked or answered, is shown once. */
export const examples = () => ({
  MediaType(media, { report, key }) {
    if (!String(key).endsWith('json')) return;
    if (media.example === undefined && Object.keys(media.examples ?? {}).length === 0) {
      report({ message: `This ${key} body needs an example.` });
    }
  },
});
