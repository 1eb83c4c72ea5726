import { fullPageRoutes, privateRoutes } from '@corredor/core/paths';
import { everyRecord, isFormKind, kinds, records } from '@corredor/core/records';
import { type Chunks, modulesFrom } from './modulesFrom.ts';

/** The name of the group that a module goes to; none, and the bundler decides. */
export type GroupOf = (id: string) => string | undefined;

interface RouteUse {
  chunks: Chunks;
  /** Whether a module has its place already. */
  isTaken: (id: string) => boolean;
  /** The modules of pages that strangers see. */
  publicUse: ReadonlySet<string>;
}

/** Groups of which one may need those before it, and none those after it. */
const fixed = ['tools', 'shared', 'records', 'forms', 'lists'];
/** Groups that are there before, or little to load. */
const light = ['tools', 'shared'];
/** What every list fetches once it stands. */
const afterLists = [
  '/frames/lists/views/ViewsBar.tsx',
  '/DataGrid/columnMoves.ts',
  '/GridToolbar/ExportMenu.tsx',
  '/planUse/LoadedNotice.tsx',
];
/** What the configuration shows on its first tab. */
const inConfiguration = ['/screens/ConfigurationSecurity.tsx', '/screens/ConfigurationPublicPage.tsx'];
/** How many of the lists, or of the forms, must use a module to call it a thing of lists, or of forms. */
const most = 6;
/** Under how many bytes of code besides the first page's a page is light: it is not to wait for what lists and forms need. */
const fewBytes = 300_000;
/** Under how many bytes of code the things that a few pages share are not worth a file. */
const tooSmall = 40_000;

const lists = new Set<string>(kinds.flatMap((kind) => everyRecord[kind].pages?.list ?? []));
const forms = new Set<string>(kinds.filter(isFormKind).map((kind) => records[kind].pages.edit));
const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string> | undefined) =>
  [...some].every((one) => all?.has(one));
/** The module of a screen; the page that makes a record is the one that shows and changes it. */
const moduleOf = (screen: string) => {
  const bare = screen.replace(/^new|Record$/, '');
  return bare === screen || screen.endsWith('Record') ? bare : `${bare[0]?.toLowerCase()}${bare.slice(1)}`;
};
const pages = [
  ...new Set(['notFound', ...[...privateRoutes, ...fullPageRoutes].map(({ screen }) => moduleOf(screen))]),
].filter((page) => page !== 'dashboard');

/** Groups what the private pages share by who uses it: lists, forms, both, or the same few pages. What one page alone uses is its own file. */
export function groupsOfRoutes({ chunks, isTaken, publicUse }: RouteUse): { names: string[]; groupOf: GroupOf } {
  const users = new Map<string, string[]>();
  const sizes = new Map(
    chunks.flatMap((chunk) => Object.entries(chunk.modules).map(([id, one]) => [id, one.renderedLength])),
  );
  for (const page of pages)
    for (const id of modulesFrom(chunks, [`/apps/host/src/routes/${page}.tsx`]))
      if (!isTaken(id)) users.set(id, [...(users.get(id) ?? []), page]);
  for (const id of modulesFrom(chunks, afterLists))
    if (!isTaken(id)) users.set(id, [...new Set([...(users.get(id) ?? []), ...lists])]);

  const sizeOf = (page: string) =>
    [...users].reduce((sum, [id, by]) => sum + (by.includes(page) ? (sizes.get(id) ?? 0) : 0), 0);
  const lightPages = new Set(pages.filter((page) => sizeOf(page) < fewBytes));
  // A page of its own, and none that is light.
  for (const id of modulesFrom(chunks, inConfiguration))
    if (!isTaken(id)) users.set(id, [...(users.get(id) ?? []), 'configurationTab']);
  const needsShared = (id: string) => {
    const [holder] = chunks.filter((chunk) => chunk.moduleIds.includes(id));
    const below = modulesFrom(chunks, holder?.moduleIds.slice(0, 1) ?? []);
    return [...below].some((one) => publicUse.has(one) && !isTaken(one));
  };
  const first = (id: string, by: readonly string[]) => {
    if (publicUse.has(id)) return 'shared';
    const inLists = by.filter((page) => lists.has(page)).length;
    const inForms = by.filter((page) => forms.has(page)).length;
    if (by.length > 1 && by.some((page) => lightPages.has(page))) return needsShared(id) ? 'shared' : 'tools';
    // One sheet for all of them, which is there before their code.
    if (/\.css/.test(id) && (inLists + inForms + by.length > 1 || by.includes('configurationTab'))) return 'records';
    if (by.length === 1) return `page-${by[0]}`;
    if (inLists >= most && inForms > 0) return 'records';
    if (inLists >= most) return 'lists';
    if (inForms >= most) return 'forms';
    return by.join('-');
  };
  const groups = new Map([...users].map(([id, by]) => [id, first(id, by)]));
  const weights = new Map<string, number>();
  for (const [id, name] of groups) weights.set(name, (weights.get(name) ?? 0) + (sizes.get(id) ?? 0));
  const isPage = (name: string) => name.startsWith('page-');
  const isSmall = (name: string) => !fixed.includes(name) && !isPage(name) && (weights.get(name) ?? 0) < tooSmall;
  const loads = new Map<string, Set<string>>();
  const add = (name: string, by: readonly string[]) => loads.set(name, new Set([...(loads.get(name) ?? []), ...by]));
  for (const [id, name] of groups) if (!isSmall(name) && !isPage(name)) add(name, users.get(id) ?? []);
  const modulesIn = new Map(chunks.map((chunk) => [chunk.fileName, Object.keys(chunk.modules)]));
  const small = new Map<string, { ids: string[]; by: Set<string>; needed: string[] }>();
  for (const { modules, imports } of chunks)
    for (const id of Object.keys(modules)) {
      const name = groups.get(id);
      if (!name || !isSmall(name)) continue;
      const known = small.get(name) ?? { ids: [], by: new Set(users.get(id)), needed: [] };
      known.ids.push(id);
      known.needed.push(...imports.flatMap((file) => modulesIn.get(file) ?? []));
      small.set(name, known);
    }
  // What others need is used by more pages, and has its place first.
  for (const [own, { ids, by, needed }] of [...small].toSorted(([, one], [, other]) => other.by.size - one.by.size)) {
    const needs = new Set(needed.flatMap((id) => groups.get(id) ?? []));
    const isThere = (name: string, all: Set<string>) =>
      [own, ...light].includes(name) || isWithin(all, loads.get(name));
    // Among the groups that all its users load anyway, and whose other users load what it needs, the one that the fewest load.
    const [found] = [...loads]
      .filter(([name, all]) => !light.includes(name) && isWithin(by, all))
      .filter(([name, all]) => [...needs].every((one) => one === name || isThere(one, all)))
      .toSorted(([, one], [, other]) => one.size - other.size)
      .map(([name]) => name);
    for (const id of ids) if (found) groups.set(id, found);
    if (!found) add(own, [...by]);
  }
  // A group takes along what its modules need, unless one before it has that: what most pages use comes first.
  const widest = (name: string) =>
    Math.max(...[...groups].flatMap(([id, one]) => (one === name ? [users.get(id)?.length ?? 0] : [])));
  const rank = (name: string) => (fixed.includes(name) ? -fixed.indexOf(name) : -fixed.length - 1 / widest(name));
  const names = [...new Set(groups.values())]
    .filter((name) => name !== 'tools')
    .toSorted((one, other) => rank(other) - rank(one));
  // Few pages are named by number, since all their names together make no name of a file.
  const label = (name: string) => (fixed.includes(name) || isPage(name) ? name : `some-${names.indexOf(name)}`);
  return {
    names: names.map(label),
    groupOf: (id) => {
      const name = groups.get(id);
      return name && label(name);
    },
  };
}
