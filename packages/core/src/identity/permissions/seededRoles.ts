import {
  type Permission,
  type PermissionAction,
  type PermissionModel,
  permissionParts,
  permissions,
} from './permissions.ts';

export type SeededRole = {
  code: 'administrator' | 'broker' | 'assistant' | 'viewer';
  name: { es: string; en: string };
  permissions: readonly Permission[];
};

type Grant = { actions: readonly PermissionAction[]; without?: readonly PermissionModel[] };
type Grants = Partial<Record<AppOf<Permission>, Grant>>;
type AppOf<One> = One extends `${infer App}.${string}` ? App : never;

const everything = ['view', 'add', 'change', 'delete'] as const;
// What each role may do, by the first part of a permission's name; what is not named here, it may not. Whoever may add a user may make
// an administrator, so only the first role touches users and roles.
const grants: Record<'broker' | 'assistant' | 'viewer', Grants> = {
  broker: {
    policy_app: { actions: everything },
    core_app: { actions: everything, without: ['health'] },
    finance_app: { actions: everything },
  },
  assistant: {
    policy_app: { actions: ['view', 'add'] },
    core_app: { actions: ['view', 'add'], without: ['health', 'portal'] },
  },
  viewer: {
    policy_app: { actions: ['view'] },
    core_app: { actions: ['view'], without: ['health', 'portal'] },
  },
};
const grantedTo = (code: keyof typeof grants) => {
  const byApp: Partial<Record<string, Grant>> = grants[code];
  return permissions.filter((permission) => {
    const { app, action, model } = permissionParts(permission);
    const grant = byApp[app];
    return grant?.actions.includes(action) === true && !grant.without?.includes(model);
  });
};

/** The roles that a new partner starts with and may change; migrations keep their names too. */
export const seededRoles: readonly SeededRole[] = [
  { code: 'administrator', name: { es: 'Administrador', en: 'Administrator' }, permissions },
  { code: 'broker', name: { es: 'Corredor', en: 'Broker' }, permissions: grantedTo('broker') },
  { code: 'assistant', name: { es: 'Asistente', en: 'Assistant' }, permissions: grantedTo('assistant') },
  { code: 'viewer', name: { es: 'Consulta', en: 'Viewer' }, permissions: grantedTo('viewer') },
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
