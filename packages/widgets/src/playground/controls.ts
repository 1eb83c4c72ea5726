import { directoryFilters } from '@corredor/core/directory';
import type messages from './messages/en.json';

/** The widgets that can be tried. */
export type WidgetName = 'directory' | 'profile';
type Group = 'what' | 'look' | 'behaviour';

/** How an attribute is set; `usual` is what it means where it is missing. */
export interface Control {
  name: string;
  group: Group;
  help: keyof (typeof messages)['help'];
  kind: 'text' | 'choice' | 'number' | 'flag' | 'words';
  /** Of a choice the first is usual. */
  options?: readonly string[];
  usual?: string;
  bounds?: readonly [number, number];
}

const usualFilters = 'country state city tags';
const sections = ['contact', 'location', 'summary', 'website', 'tags'];

const looks: readonly Control[] = [
  { name: 'theme', group: 'look', help: 'theme', kind: 'choice', options: ['auto', 'light', 'dark'] },
  { name: 'density', group: 'look', help: 'density', kind: 'choice', options: ['comfortable', 'compact'] },
];
const shared: readonly Control[] = [
  { name: 'locale', group: 'behaviour', help: 'locale', kind: 'choice', options: ['auto', 'es', 'en'] },
  {
    name: 'heading-level',
    group: 'behaviour',
    help: 'headingLevel',
    kind: 'choice',
    options: ['2', '1', '3', '4', '5', '6'],
  },
  { name: 'loading', group: 'behaviour', help: 'loading', kind: 'choice', options: ['lazy', 'eager'] },
  { name: 'label', group: 'behaviour', help: 'label', kind: 'text' },
  { name: 'api-base', group: 'behaviour', help: 'apiBase', kind: 'text' },
];

/** Every attribute of the two elements, in the order in which the playground shows them. */
export const controls: Record<WidgetName, readonly Control[]> = {
  directory: [
    { name: 'query', group: 'what', help: 'query', kind: 'text' },
    { name: 'country', group: 'what', help: 'country', kind: 'text' },
    { name: 'state', group: 'what', help: 'state', kind: 'text' },
    { name: 'city', group: 'what', help: 'city', kind: 'text' },
    { name: 'tags', group: 'what', help: 'tags', kind: 'text' },
    { name: 'branches', group: 'what', help: 'branches', kind: 'text' },
    { name: 'filters', group: 'what', help: 'filters', kind: 'words', options: directoryFilters, usual: usualFilters },
    {
      name: 'locked-filters',
      group: 'what',
      help: 'lockedFilters',
      kind: 'words',
      options: directoryFilters,
      usual: 'none',
    },
    { name: 'sort', group: 'what', help: 'sort', kind: 'choice', options: ['relevance', 'name', 'newest'] },
    { name: 'page-size', group: 'what', help: 'pageSize', kind: 'number', usual: '12', bounds: [1, 50] },
    { name: 'layout', group: 'look', help: 'layout', kind: 'choice', options: ['auto', 'list', 'grid'] },
    ...looks,
    { name: 'pagination', group: 'behaviour', help: 'pagination', kind: 'choice', options: ['more', 'pages', 'none'] },
    { name: 'target', group: 'behaviour', help: 'target', kind: 'choice', options: ['_self', '_blank', 'inline'] },
    { name: 'profile-href', group: 'behaviour', help: 'profileHref', kind: 'text' },
    { name: 'sync-url', group: 'behaviour', help: 'syncUrl', kind: 'choice', options: ['off', 'query'] },
    { name: 'url-prefix', group: 'behaviour', help: 'urlPrefix', kind: 'text' },
    ...shared,
  ],
  profile: [
    { name: 'alias', group: 'what', help: 'alias', kind: 'text' },
    { name: 'sections', group: 'what', help: 'sections', kind: 'words', options: sections, usual: sections.join(' ') },
    { name: 'contact', group: 'what', help: 'contact', kind: 'choice', options: ['links', 'button', 'none'] },
    { name: 'qr', group: 'what', help: 'qr', kind: 'flag' },
    { name: 'layout', group: 'look', help: 'profileLayout', kind: 'choice', options: ['auto', 'default', 'blocks'] },
    ...looks,
    { name: 'profile-href', group: 'behaviour', help: 'shareHref', kind: 'text' },
    ...shared,
  ],
};

/** The groups of the controls, in the order in which they stand. */
export const groups: readonly Group[] = ['what', 'look', 'behaviour'];

/** What an attribute means where it is missing; nothing for texts and flags. */
export const usualOf = ({ kind, usual, options }: Control): string | undefined =>
  kind === 'choice' ? options?.[0] : usual;
