// What follows from the register of records, the table of kinds of movement and the folders of words: the document's lists of permissions, histories
// and kinds, and the types of words.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The one file of the tree that matches. */
export function theFile(root, pattern) {
  const found = globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  if (found.length !== 1) throw new Error(`${pattern} should be one file, and is ${found.length}.`);
  return found[0];
}

/** The enumerations of the document that list what the register holds, by file. */
export async function registeredEnums(root) {
  const load = (pattern) => import(pathToFileURL(join(root, theFile(root, pattern))).href);
  const { everyRecord, everyRight, kinds } = await load('packages/core/src/**/records/index.ts');
  const { everyKind } = await load('packages/core/src/**/movements/kindTable.ts');
  const all = kinds.map((kind) => everyRecord[kind]);
  const enums = {
    Permission: everyRight,
    AuditModel: all.flatMap(({ history }) => history ?? []),
    MovementKind: everyKind,
  };
  const texts = Object.entries(enums).map(([name, values]) => {
    const file = join(root, theFile(root, `openapi/**/schemas/${name}.yaml`));
    const [head] = readFileSync(file, 'utf8').split(/^enum:\n/m);
    return [file, `${head}enum:\n${values.map((value) => `  - ${value}\n`).join('')}`];
  });
  return Object.fromEntries(texts);
}

/** The type of the words of all features, by file. The public widgets have flat words of their own. */
export function wordTypes(root) {
  const file = theFile(root, 'packages/widgets/src/**/app/resources.ts');
  const rooms = globSync('packages/widgets/src/**/messages/en.json', { cwd: root })
    .map((one) => one.replaceAll('\\', '/'))
    .map((one) => ({ path: one, room: dirname(dirname(one)).split('/').at(-1) }))
    .filter(({ room }) => !['directory', 'profile'].includes(room))
    .toSorted((one, other) => (one.room < other.room ? -1 : 1));
  const from = (path) => relative(dirname(file), path).replaceAll('\\', '/');
  const imports = rooms
    .map(({ path, room }) => ({ room, path: from(path) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const text = `// Generated from the folders of words by scripts/generate.mjs. Do not edit.
import type { BasicMessages, CommonMessages } from '@corredor/core/i18n';
${imports.map(({ path, room }) => `import type ${room} from '${path}';`).join('\n')}

/** The words of each feature, by the name of its folder; \`common\` are those that all share. */
export interface Resources {
  basics: BasicMessages;
  common: CommonMessages;
${rooms.map(({ room }) => `  ${room}: typeof ${room};`).join('\n')}
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
`;
  return { [join(root, file)]: text };
}
