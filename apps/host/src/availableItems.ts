/** Ids of the menu items whose screens exist. */
export const availableItems = [
  'dashboard',
  'policies',
  'customers',
  'payments',
  'insureds',
  'vehicles',
  'providers',
  'coverages',
  'branches',
  'cie10',
  'notifications',
  'configuration',
  'help',
  'users',
  'roles',
];
