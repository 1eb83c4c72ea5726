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

/** The roles that a new partner starts with and may change. */
export const seededRoles: readonly SeededRole[] = [
  { code: 'administrator', name: { es: 'Administrador', en: 'Administrator' }, permissions },
  { code: 'broker', name: { es: 'Corredor', en: 'Broker' }, permissions: ofTheBusiness },
  { code: 'assistant', name: { es: 'Asistente', en: 'Assistant' }, permissions: doing('view', 'add') },
  { code: 'viewer', name: { es: 'Consulta', en: 'Viewer' }, permissions: doing('view') },
];
