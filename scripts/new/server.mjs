import { migrationOf, tableOf } from './server/database.mjs';
import { operationsOf } from './server/operations.mjs';
import { storeOf } from './server/store.mjs';
import { testOf } from './server/test.mjs';

/** What stands in the server: the table and its migration, the store, the operations and their test. */
export function serverFiles(entity, places) {
  const { plural } = entity;
  const { server, table, migration } = places;
  return [
    { file: migration, text: migrationOf(entity, places.permissions) },
    { file: table, text: tableOf(entity) },
    { file: `${server}/index.ts`, text: indexOf(entity) },
    { file: `${server}/${plural}.store.ts`, text: storeOf(entity, `${server}/${plural}.store.ts`, places) },
    {
      file: `${server}/${plural}.operations.ts`,
      text: operationsOf(entity, `${server}/${plural}.operations.ts`, places),
    },
    {
      file: `${server}/${plural}.operations.test.ts`,
      text: testOf(entity, `${server}/${plural}.operations.test.ts`, places),
    },
  ];
}

const indexOf = ({ name, plural, Type }) => `export { ${name}Operations } from './${plural}.operations.ts';
export { type ${Type}Store, ${name}Store } from './${plural}.store.ts';
`;
