const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of the document with its place. */
const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]?.operationId).map((method) => ({ method, path, ...item[method] })),
  );

const listOf = (words) => `[${words.map((word) => `'${word}'`).join(', ')}]`;
const fileOf = (tag) => tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** An operation tells of its tag and of what it names besides, or makes them stale. */
function described({ operationId, method, path, summary, tags, ...operation }) {
  const isReading = method === 'get' || operation['x-stores-nothing'] === true;
  const entities = listOf([...tags, ...(operation[isReading ? 'x-reads' : 'x-stale'] ?? [])]);
  const type = `${isReading ? 'ReadingOperation' : 'ChangingOperation'}<'${operationId}'>`;
  return `
/** ${summary}. */
export const ${operationId}: ${type} = {
  id: '${operationId}',
  method: '${method}',
  path: '${path}',
  ${isReading ? 'reads' : 'stale'}: ${entities},
};
`;
}

/** The text of each file of operations by its name: one file for each tag, so that a page loads little that it does not use. */
export function describeOperations(document) {
  const byTag = Map.groupBy(operationsOf(document), ({ tags: [tag] }) => tag);
  const files = {};
  const doors = [];
  for (const [tag, operations] of [...byTag].sort(([one], [other]) => one.localeCompare(other))) {
    const texts = operations.map(described);
    const types = ['ChangingOperation', 'ReadingOperation'].filter((type) =>
      texts.some((text) => text.includes(`: ${type}<`)),
    );
    const imports = `import type { ${types.join(', ')} } from '../api/operation.ts';\n`;
    files[`${fileOf(tag)}.ts`] = `${imports}${texts.join('')}`;
    doors.push(
      `export { ${operations
        .map(({ operationId }) => operationId)
        .sort()
        .join(', ')} } from './${fileOf(tag)}.ts';`,
    );
  }
  files['index.ts'] = `${doors.join('\n')}\n`;
  return files;
}

/** What a query tells of and a change makes stale: the tags. */
export const nameEntities = ({ tags }) => `
/** What a query tells of and a change makes stale: a tag of the document. */
export type Entity =
${tags.map(({ name }) => `  | '${name}'`).join('\n')};
`;

/** A name for each schema of the document, and for what is said about operations. */
export function nameSchemas({ components }) {
  const names = Object.keys(components.schemas).sort();
  return `import type { components } from '../openapi.ts';

export type { Entity } from './entity.ts';
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
