import { relative } from 'node:path';
import { changedName, exampleInput, exampleOf } from './example.mjs';
import { aWord, capital } from './names.mjs';
import { inline, toYaml } from './yaml.mjs';

/** The folder of an entity in the document: its two addresses, its types, and an example of each. */
export function documentFiles(entity, folder) {
  const { name, plural, fields, Type } = entity;
  const shared = relative(folder, 'openapi/shared').replaceAll('\\', '/');
  const files = {
    [`${folder}/${plural}.yaml`]: collection(entity, shared),
    [`${folder}/${name}.yaml`]: single(entity, shared),
    [`${folder}/schemas/${Type}.yaml`]: whole(entity, `../${shared}`),
    [`${folder}/schemas/${Type}Input.yaml`]: input(entity, `../${shared}`),
    [`${folder}/schemas/${Type}Patch.yaml`]: patch(entity),
    [`${folder}/schemas/${Type}Page.yaml`]: page(entity),
    [`${folder}/examples/${Type}.yaml`]: { value: exampleOf(entity) },
    [`${folder}/examples/${Type}Input.yaml`]: { value: exampleInput(entity) },
    [`${folder}/examples/${Type}Patch.yaml`]: { value: { [fields[0].name]: changedName(entity) } },
    [`${folder}/examples/${Type}Page.yaml`]: { 'x-page-of': { $ref: `./${Type}.yaml` } },
  };
  for (const { values, valuesType, label } of fields)
    if (valuesType)
      files[`${folder}/schemas/${valuesType}.yaml`] = {
        type: 'string',
        description: `${label.en} of ${aWord(entity.en.one)}.`,
        enum: values,
      };
  return Object.entries(files).map(([file, content]) => ({ file, text: toYaml(content) }));
}

const json = (name, type) => ({
  'application/json': {
    schema: { $ref: `./schemas/${type}.yaml` },
    examples: { [name]: { $ref: `./examples/${type}.yaml` } },
  },
});
const withTag = (shared, description, content) => ({
  description,
  headers: { ETag: { $ref: `${shared}/headers.yaml#/ETag` } },
  content,
});

function collection({ name, plural, Type, Types, en, app, fields }, shared) {
  const parameter = (one) => ({ $ref: `${shared}/parameters.yaml#/${one}` });
  return {
    get: {
      operationId: `list${Types}`,
      tags: [plural],
      summary: `List ${en.many}`,
      description: `Answers one page of the ${en.many} of the brokerage.`,
      'x-permission': `${app}.view_${name}`,
      'x-problems': [],
      security: [{ bearer: [] }],
      parameters: [
        parameter('page'),
        parameter('page_size'),
        parameter('search'),
        {
          name: 'ordering',
          in: 'query',
          description: 'Field to sort by; a minus sign turns the order round.',
          schema: { type: 'string', enum: orderings(fields).flatMap((one) => [one, `-${one}`]) },
        },
        ...fields.filter(isFilter).map((field) => ({
          name: field.name,
          in: 'query',
          description: `Only ${en.many} ${field.type === 'yesno' ? 'where this is so, or is not:' : 'of this'} ${field.label.en.toLowerCase()}.`,
          schema: filterSchema(field, shared),
        })),
      ],
      responses: {
        200: { description: `One page of ${en.many}.`, content: json(`${name}Page`, `${Type}Page`) },
      },
    },
    post: {
      operationId: `create${Type}`,
      tags: [plural],
      summary: `Add ${aWord(en.one)}`,
      description: `Adds ${aWord(en.one)} to the brokerage.`,
      'x-permission': `${app}.add_${name}`,
      'x-problems': inline('duplicate'),
      security: [{ bearer: [] }],
      parameters: [parameter('IdempotencyKey')],
      requestBody: { required: true, content: json(`${name}Input`, `${Type}Input`) },
      responses: {
        201: withTag(shared, `The new ${en.one}.`, json(name, Type)),
      },
    },
  };
}

function single({ name, plural, Type, en, app }, shared) {
  const usual = (verb, action, summary, description) => ({
    operationId: `${verb}${Type}`,
    tags: [plural],
    summary,
    description,
    'x-permission': `${app}.${action}_${name}`,
  });
  const security = [{ bearer: [] }];
  const ifMatch = [{ $ref: `${shared}/parameters.yaml#/IfMatch` }];
  const answer = { 200: withTag(shared, `The ${en.one}.`, json(name, Type)) };
  return {
    parameters: [
      {
        name: `${name}Id`,
        in: 'path',
        required: true,
        description: `Number of the ${en.one}.`,
        schema: { $ref: `${shared}/schemas/Id.yaml` },
      },
    ],
    get: {
      ...usual('get', 'view', `One ${en.one}`, `Answers one ${en.one} in full.`),
      'x-problems': [],
      security,
      responses: answer,
    },
    patch: {
      ...usual('update', 'change', `Change ${aWord(en.one)}`, `Changes some fields of ${aWord(en.one)}.`),
      'x-problems': inline('duplicate'),
      security,
      parameters: ifMatch,
      requestBody: { required: true, content: json(`${name}Patch`, `${Type}Patch`) },
      responses: answer,
    },
    delete: {
      ...usual('delete', 'delete', `Delete ${aWord(en.one)}`, `Deletes ${aWord(en.one)}.`),
      'x-problems': [],
      security,
      parameters: ifMatch,
      responses: {
        204: { description: `The ${en.one} is deleted.` },
      },
    },
  };
}

/** Fields by which a list is narrowed. */
export const isFilter = ({ type }) => ['enum', 'yesno', 'ref'].includes(type);
const isSortable = ({ type }) => ['date', 'money', 'number', 'enum'].includes(type);

/** What a list can be sorted by. */
export const orderings = ([first, ...fields]) => [
  first.name,
  ...fields.filter(isSortable).map(({ name }) => name),
  'created_at',
  'updated_at',
];
function filterSchema({ type, valuesType }, shared) {
  if (type === 'ref') return { $ref: `${shared}/schemas/Id.yaml` };
  return type === 'enum' ? { $ref: `./schemas/${valuesType}.yaml` } : { type: 'boolean' };
}

const orNull = (schema) => ({ oneOf: [schema, { type: 'null' }] });
function schemasOf(field, shared) {
  const { name, column, type, isRequired, most } = field;
  const ref = (one) => ({ $ref: `${shared}/schemas/${one}.yaml` });
  const maybe = (schema) => (isRequired ? schema : orNull(schema));
  const text = isRequired
    ? { type: 'string', minLength: 1, maxLength: most, pattern: '\\S' }
    : { type: ['string', 'null'], maxLength: most };
  const number = { type: isRequired ? 'integer' : ['integer', 'null'], minimum: 0, maximum: 2147483647 };
  const schemas = {
    text: { [name]: text },
    longtext: { [name]: { ...text, 'x-multiline': true } },
    date: { [name]: maybe(ref('CalendarDate')) },
    money: { [name]: maybe(ref('Money')) },
    number: { [name]: number },
    yesno: { [name]: { type: 'boolean' } },
    enum: { [name]: { $ref: `./${field.valuesType}.yaml` } },
    ref: { [column]: maybe(ref('Id')), [name]: maybe(ref('Ref')) },
  };
  return schemas[type];
}
/** What is written: of a reference its number only. */
const written = (field, shared) => {
  const { [field.column]: schema } = schemasOf(field, shared);
  return { [field.column]: schema };
};
const all = (fields, of) => Object.assign({}, ...fields.map(of));

/** What is read follows from what is written; of a reference it has the name too. */
function whole({ Type, en, fields }, shared) {
  const named = fields.filter(({ type }) => type === 'ref');
  const properties = {
    id: { $ref: `${shared}/schemas/Id.yaml` },
    ...all(named, (field) => ({ [field.name]: schemasOf(field, shared)[field.name] })),
    version: { $ref: `${shared}/schemas/Version.yaml` },
    created_at: { $ref: `${shared}/schemas/Timestamp.yaml` },
    updated_at: { $ref: `${shared}/schemas/Timestamp.yaml` },
  };
  return {
    description: `${capital(aWord(en.one))} of the brokerage.`,
    'x-record-of': { $ref: `./${Type}Input.yaml` },
    required: Object.keys(properties),
    properties,
  };
}
const input = ({ en, fields }, shared) => ({
  type: 'object',
  description: `A new ${en.one}.`,
  additionalProperties: false,
  required: fields.filter(({ isRequired }) => isRequired).map(({ column }) => column),
  properties: all(fields, (field) => written(field, shared)),
});
/** What changes, and a page, follow from what they are of. */
const patch = ({ Type, en }) => ({
  description: `The fields of ${aWord(en.one)} that change.`,
  'x-patch-of': { $ref: `./${Type}Input.yaml` },
});
const page = ({ Type, en }) => ({
  description: `One page of ${en.many}.`,
  'x-page-of': { $ref: `./${Type}.yaml` },
});
