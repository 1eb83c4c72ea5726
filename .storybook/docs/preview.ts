/** The parts of Storybook's preview that pages of documentation ask, as the page holds it. */
interface StoryIndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  importPath: string;
  /** Of a story only. */
  exportName?: string;
  tags?: string[];
}
interface Preview {
  storyStoreValue: {
    userGlobals: { get: () => Record<string, unknown> };
    storyIndex: { entries: Record<string, StoryIndexEntry> };
  };
}

const isPreview = (value: unknown): value is Preview =>
  typeof value === 'object' && value !== null && 'storyStoreValue' in value;

function preview(): Preview {
  const found: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  if (!isPreview(found)) throw new Error('A page of documentation is drawn by Storybook only.');
  return found;
}

/** What the toolbar says now; the page is drawn again when it changes. */
export const currentGlobals = () => preview().storyStoreValue.userGlobals.get();

/** All pages and stories of this Storybook. */
export const allEntries = () => Object.values(preview().storyStoreValue.storyIndex.entries);

/** The page that explains something by its name, as in `Dialog` or `Empty states`. */
export function pageOf(name: string) {
  const wanted = name.toLowerCase();
  const pages = allEntries().filter(({ type }) => type === 'docs');
  return pages.find(({ title }) => title.split('/').at(-1)?.toLowerCase() === wanted)?.id;
}

/** `./packages/widgets/src/portfolio/policies/moves/EnableDialogView.stories.tsx` is told as `policies/EnableDialogView`. */
function placeOf(importPath: string) {
  const [district = '', ...rest] = importPath
    .replace('./packages/widgets/src/', '')
    .replace('.stories.tsx', '')
    .split('/');
  return `${rest.length > 1 ? rest[0] : district}/${rest.at(-1)}`;
}

/** A story of the product as machines tell of it: `screens/LoginScreen:Ready`. */
export function storyTold(told: string) {
  const [place, exported] = told.split(':');
  return allEntries().find(
    ({ type, importPath, exportName }) => type === 'story' && exportName === exported && placeOf(importPath) === place,
  );
}
