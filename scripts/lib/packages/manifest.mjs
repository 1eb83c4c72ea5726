import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './declarations.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const taken = [
  'name',
  'version',
  'description',
  'license',
  'keywords',
  'type',
  'sideEffects',
  'customElements',
  'files',
];

/**
 * The package.json of what is published: its entry points by name, and only the dependencies that its files import, as ranges.
 * An import that the package does not declare is an error.
 */
export function publishedManifest(name, dist, exports) {
  const folder = join('packages', name);
  const source = readJson(join(folder, 'package.json'));
  const peers = source.peerDependencies ?? {};
  const used = bareImports(dist);
  const undeclared = used.filter((dependency) => !source.dependencies?.[dependency] && !peers[dependency]);
  if (undeclared.length > 0) throw new Error(`${source.name} imports but does not declare ${undeclared.join(', ')}.`);
  const ranges = used
    .filter((dependency) => !peers[dependency])
    .map((dependency) => [
      dependency,
      `^${readJson(join(folder, 'node_modules', dependency, 'package.json')).version}`,
    ]);
  return {
    ...Object.fromEntries(taken.filter((field) => field in source).map((field) => [field, source[field]])),
    sideEffects: ['*.css'],
    engines: readJson('package.json').engines,
    ...repository(folder),
    exports: { ...exports, './package.json': './package.json' },
    dependencies: ranges.length > 0 ? Object.fromEntries(ranges) : undefined,
    peerDependencies: source.peerDependencies,
    peerDependenciesMeta: source.peerDependenciesMeta,
    publishConfig: { access: source.publishConfig.access, provenance: source.publishConfig.provenance },
  };
}

/** A style sheet as an entry point: what imports it for its effect also holds where no bundler's types are known. */
export function styleEntry(dist, file) {
  writeFileSync(join(dist, `${file}.d.ts`), 'export {};\n');
  return { types: `./${file}.d.ts`, default: `./${file}` };
}

/** The packages that code and declarations name, without their paths. */
function bareImports(dist) {
  const names = globSync('**/*.{js,d.ts}', { cwd: dist })
    .flatMap((file) => importsOf(readFileSync(join(dist, file), 'utf8')))
    .filter((specifier) => !/^(\.|node:)/.test(specifier))
    .map((specifier) => specifier.match(/^(@[^/]+\/)?[^/]+/)[0]);
  return [...new Set(names)].sort();
}

/** Provenance names the repository that a release runs in, and that is known only there. */
function repository(directory) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: path } = process.env;
  return path ? { repository: { type: 'git', url: `git+${server}/${path}.git`, directory } } : {};
}
