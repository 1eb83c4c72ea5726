import { isWanted } from '../../scripts/proof/wanted.mjs';
import { isTouched, roomOf } from './touched.ts';

/** One way to look at a story: the usual one, or a picture's own theme, language, width, or colours of the system. */
export type Look = {
  /** Stands in the picture's name after the story's. */
  suffix: string;
  theme?: 'dark';
  width?: number;
  hasForcedColors?: boolean;
  isInOtherLanguage?: boolean;
};

export type Entry = {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
  tags?: string[];
};

const usual: Look = { suffix: '' };
const dark: Look = { suffix: '--dark', theme: 'dark' };
const others: Look[] = [
  { suffix: '--forced-colors', hasForcedColors: true },
  { suffix: '--narrow', width: 360 },
  { suffix: '--other-language', isInOtherLanguage: true },
];

/**
 * In which looks a story is compared as a picture. The tag `snapshot` asks for the usual one, and of a component of ui for the dark one too;
 * with `all-looks` it asks for every one.
 */
export function looksOf({ type, importPath, tags = [] }: Entry): Look[] {
  if (type !== 'story' || !tags.includes('snapshot')) return [];
  if (tags.includes('all-looks')) return [usual, dark, ...others];
  return importPath.includes('packages/ui/') ? [usual, dark] : [usual];
}

/** The names of a story's pictures. */
export const picturesOf = (entry: Entry) => looksOf(entry).map(({ suffix }) => entry.id + suffix);

/** The screens that every run sees in all looks: one of each frame. */
export const inEveryRun = {
  list: 'screens-policies-policiesscreen--administrator',
  record: 'screens-customers-customerscreen--record',
  form: 'screens-customers-customerscreen--create',
  dashboard: 'screens-dashboard-dashboardscreen--administrator',
  board: 'screens-tasks-tasksscreen--by-day',
  public: 'screens-public-pages-landingscreen--ready',
};

/** Which of a story's pictures a run takes: the further looks of other stories are for the long run, and for a run whose change touched their room. */
export function looksInRun(entry: Entry): Look[] {
  const all = looksOf(entry);
  if (Object.values(inEveryRun).includes(entry.id) || isWanted('looks') || isTouched([roomOf(entry)])) return all;
  return all.filter((look) => look === usual || (look === dark && entry.importPath.includes('packages/ui/')));
}
