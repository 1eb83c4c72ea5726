// What is promised of kinds of records that keep their promises in a file of their own, in the folder beside this one.
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const files = globSync('records/*.mjs', { cwd: import.meta.dirname }).toSorted();
const told = await Promise.all(
  files.map(async (file) => (await import(pathToFileURL(`${import.meta.dirname}/${file}`).href)).default),
);

/** All of one sort, such as the routes. */
export const promisedOfRecords = (sort) => told.flatMap((one) => one[sort]);
/** The fields of records, by their schema. */
export const fieldsOfRecords = Object.assign({}, ...told.map(({ fields }) => fields));
