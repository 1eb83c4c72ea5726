import { type Permission, permissionParts, permissions } from './permissions.ts';

export type SeededRole = {
  code: 'administrator' | 'broker' | 'assistant' | 'viewer';
  name: { es: string; en: string };
  permissions: readonly Permission[];
};

// Whoever may add a user may make an administrator, so only the first role touches users and roles.
const ofTheBusiness = permissions.filter((permission) => !permission.startsWith('auth'));
const doing = (...actions: string[]) =>
  ofTheBusiness.filter((permission) => actions.includes(permissionParts(permission).action));

/** The roles that a new partner starts with and may change; migrations keep their names too. */
export const seededRoles: readonly SeededRole[] = [
  { code: 'administrator', name: { es: 'Administrador', en: 'Administrator' }, permissions },
  { code: 'broker', name: { es: 'Corredor', en: 'Broker' }, permissions: ofTheBusiness },
  { code: 'assistant', name: { es: 'Asistente', en: 'Assistant' }, permissions: doing('view', 'add') },
  { code: 'viewer', name: { es: 'Consulta', en: 'Viewer' }, permissions: doing('view') },
];

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
const seededBy = (name: string) =>
  seededRoles.find((role) => [role.name.es, role.name.en].some((one) => plain(one) === plain(name)));

/** What counts as one name of a role: both names of one that a partner starts with, whatever their accents and capitals. */
export function namesOfRole(name: string): string[] {
  const seeded = seededBy(name);
  return seeded ? [seeded.name.es, seeded.name.en] : [name];
}

/** What history calls a role: one that a partner starts with in the wanted language, another by its own name. */
export const roleNameIn = (language: 'es' | 'en', name: string): string => {
  const seeded = seededBy(name);
  return seeded && Object.values(seeded.name).includes(name) ? seeded.name[language] : name;
};
