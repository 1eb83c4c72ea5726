/** What a page looks like before its code is there. */
export const pageShapes = ['list', 'views', 'record', 'tabs', 'form', 'formAside', 'other'] as const;
export type PageShape = (typeof pageShapes)[number];

/** The shape of a page of the private area, by its address. */
export function pageShape(path: string): PageShape {
  const [, list] = path.match(/^\/app\/(?:management|configuration|admin)\/([a-z0-9]+)\/?$/) ?? [];
  // These are parted into states, each a tab above the list.
  if (list) return list === 'policies' || list === 'payments' ? 'views' : 'list';
  const [, records, place] = path.match(/^\/app\/[a-z]+\/([a-z0-9]+)\/(\d+|create)(?:\/update)?$/) ?? [];
  if (place === 'create') return records === 'policies' ? 'formAside' : 'form';
  if (place) return records === 'policies' ? 'tabs' : 'record';
  return 'other';
}
