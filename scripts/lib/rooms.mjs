import { existsSync, readFileSync } from 'node:fs';

/** Folders that a package offers, by the names of its entry points: `./customers` stands in `packages/widgets/src/portfolio/customers`. */
const foldersOf = (name) => {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  return Object.entries(exports).filter(([, file]) => file.endsWith('/index.ts'));
};

/** The entry points of a package: its rooms by name, each with its index file, relative to the project. */
export const entryPoints = (name) =>
  Object.fromEntries(
    foldersOf(name).map(([entry, file]) => [entry.slice('./'.length), `packages/${name}${file.slice(1)}`]),
  );

/** The folder of one room of a package, whichever district it stands in. */
export function roomFolder(name, room) {
  const index = entryPoints(name)[room];
  if (index) return index.slice(0, -'/index.ts'.length);
  const folder = `packages/${name}/src/${room}`;
  if (existsSync(folder)) return folder;
  throw new Error(`${name} has no room named ${room}.`);
}
