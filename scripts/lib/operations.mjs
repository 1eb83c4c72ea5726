const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of the document with its place. */
const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]?.operationId).map((method) => ({ method, path, ...item[method] })),
  );

const listOf = (words) => `[${words.map((word) => `'${word}'`).join(', ')}]`;

/** An operation tells of its tag and of what it names besides, or makes them stale. Who has no token keeps nothing that could be. */
function described({ operationId, method, path, summary, tags, ...operation }) {
  const isReading = method === 'get' || operation['x-stores-nothing'] === true;
  const others = operation[isReading ? 'x-reads' : 'x-stale'] ?? [];
  const entities = listOf(operation['x-permission'] === 'none' ? [] : [...tags, ...others]);
  const type = isReading ? 'ReadingOperation' : 'ChangingOperation';
  return `import type { ${type} } from '../api/index.ts';

/** ${summary}. */
export const ${operationId}: ${type}<'${operationId}'> = {
  id: '${operationId}',
  method: '${method}',
  path: '${path}',
  ${isReading ? 'reads' : 'stale'}: ${entities},
};
`;
}

/** The text of each file of operations by its name: one file for each, so that a page loads only what it uses. */
export function describeOperations(document) {
  const operations = operationsOf(document).sort((one, other) => (one.operationId < other.operationId ? -1 : 1));
  const files = operations.map((operation) => [`${operation.operationId}.ts`, described(operation)]);
  const door = operations.map(({ operationId }) => `export { ${operationId} } from './${operationId}.ts';\n`);
  return { ...Object.fromEntries(files), 'index.ts': door.join('') };
}

/** What a query tells of and a change makes stale: the tags. */
export const nameEntities = ({ tags }) => `
/** What a query tells of and a change makes stale: a tag of the document. */
export type Entity =
${tags.map(({ name }) => `  | '${name}'`).join('\n')};
`;

/** The models of which some operation asks for a permission. Others are held by roles, and nobody is told of them yet. */
export function nameNeededModels(document) {
  const required = operationsOf(document).flatMap((operation) => [operation['x-permission']].flat());
  const models = required.filter((one) => one.includes('.')).map((one) => one.split('_').at(-1));
  return `
/** The models of which some operation asks for a permission. */
export const neededModels = [
${[...new Set(models)]
  .sort()
  .map((model) => `  '${model}',`)
  .join('\n')}
] as const;
/** A model of which some operation asks for a permission. */
export type NeededModel = (typeof neededModels)[number];
`;
}

/** A name for each schema of the document, and for what is said about operations. */
export function nameSchemas({ components }) {
  const names = Object.keys(components.schemas).sort();
  return `import type { components } from '../openapi.ts';

export type { Entity } from './entity.ts';
export { type NeededModel, neededModels } from './neededModels.ts';
export type {
  AnswerOf,
  BodyOf,
  ChangingOperation,
  InputOf,
  Operation,
  OperationId,
  Page,
  ProblemOf,
  QueryOf,
  ReadingOperation,
  StatusOf,
} from './operation.ts';

type Schemas = components['schemas'];

${names.map((name) => `export type ${name} = Schemas['${name}'];`).join('\n')}
`;
}
