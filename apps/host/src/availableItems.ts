/** Ids of the menu items whose screens exist. */
export const availableItems = [
  'dashboard',
  'policies',
  'customers',
  'payments',
  'insureds',
  'providers',
  'coverages',
  'branches',
  'notifications',
];
