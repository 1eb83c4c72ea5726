import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A public page has its module's name, a private one that of its group. */
const route = /(?:^|\/)routes\/([^/]+)\.tsx$|^_page-(\w+)-[^/]+\.js$/;

/**
 * The brotli KiB of the scripts and styles of every route: in all, beyond what the base routes already loaded, and what no other route loads.
 * @returns {{ name: string, total: number, beyond: number, own: number }[]} largest first
 */
export function measureRoutes(dist, baseRoutes, { layoutOf, roomsOf, partOf }) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  // What the page itself loads: its script and style elements.
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const entries = Object.keys(manifest).filter((key) => page.includes(`/${manifest[key].file}"`));
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) {
      const text = readFileSync(join(dist, file), 'utf8');
      sizes.set(file, brotliCompressSync(withSteadyNames(text)).length / 1024);
    }
    return sizes.get(file);
  };
  const sum = (files) => [...files].reduce((total, file) => total + sizeOf(file), 0);
  const keys = Object.keys(manifest);
  const found = keys.flatMap((key) => {
    const [match, module, group] = route.exec(key) ?? [];
    return match ? [{ name: module ?? group, key }] : [];
  });
  const inside = Object.entries(partOf).map(([name, place]) => ({
    name,
    key: keys.find((key) => key.includes(place)),
  }));
  const routes = [...found, ...inside].map(({ name, key }) => {
    const layout = keys.filter((other) => layoutOf(name) !== null && other.includes(layoutOf(name)));
    return { name, files: filesOf(manifest, [...entries, ...layout, key], roomsOf(name)) };
  });
  const shared = new Set(routes.filter(({ name }) => baseRoutes.includes(name)).flatMap(({ files }) => [...files]));
  const importers = (file) =>
    keys.filter((key) =>
      (manifest[key].imports ?? []).some((one) => [manifest[one].file, ...(manifest[one].css ?? [])].includes(file)),
    );
  /** Whether nobody else uses a file: neither another route nor what is loaded besides. */
  const isAlone = (file, name) => {
    const own = routes.find((one) => one.name === name)?.files;
    return (
      routes.every((other) => other.name === name || !other.files.has(file)) &&
      importers(file).every((key) => own?.has(manifest[key].file))
    );
  };
  return routes
    .map(({ name, files }) => ({
      name,
      total: sum(files),
      beyond: sum(files.difference(shared)),
      own: sum([...files].filter((file) => !shared.has(file) && isAlone(file, name))),
    }))
    .toSorted((a, b) => b.total - a.total);
}

/**
 * A text whose names of files end in a hash of the name, not of what stands in the file: what a route weighs then follows from its code alone. By
 * chance the same code weighs up to 0.2 KiB more or less with other hashes in it.
 */
const withSteadyNames = (text) =>
  text.replace(/([\w.]+)-[\w-]{8}\.(js|css)\b/g, (_whole, name, ending) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8);
    return `${name}-${hash}.${ending}`;
  });

/** Every script and style that these modules load at once, their static imports included. */
function filesOf(manifest, keys, rooms) {
  const seen = new Set();
  const files = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], imports = [], dynamicImports = [] } = manifest[key];
    for (const name of [file, ...css]) if (/\.(js|css)$/.test(name)) files.add(name);
    imports.forEach(visit);
    // One language is always loaded, for the features in use; the heavier of the two is Spanish.
    dynamicImports.filter((name) => rooms.includes(roomOf(name))).forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

/** The feature whose Spanish words a module holds; the list of all features' words counts as one too. */
function roomOf(key) {
  if (key.includes('featureMessages')) return 'features';
  if (key.includes('_words-es')) return 'words';
  if (key.endsWith('/basics.es.json')) return 'basics';
  return key.match(/([^/]+)\/messages\/es\.json$/)?.[1];
}
