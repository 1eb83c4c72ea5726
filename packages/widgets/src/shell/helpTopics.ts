import type { MenuItemId } from '@corredor/core/menu';

/** The topic of the help that tells of each page of the menu; pages without one lead to all topics. */
export const helpTopics: Partial<Record<MenuItemId, string>> = {
  policies: 'policies',
  customers: 'customers',
  payments: 'instalments',
  renewals: 'renewal-board',
  movements: 'movements',
  tasks: 'tasks',
  insureds: 'customers',
  vehicles: 'vehicles',
  providers: 'catalogues',
  branches: 'catalogues',
  coverages: 'catalogues',
  cie10: 'cie10',
  settings: 'premium',
  users: 'users',
  roles: 'users',
};
const topicsById = new Map<string, string>(Object.entries(helpTopics));

/** The topic of the page whose menu entry is selected. */
export const helpTopicOf = (id: string | undefined): string | undefined =>
  id === undefined ? undefined : topicsById.get(id);
