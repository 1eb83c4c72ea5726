import { type Permission, permissionParts, permissions, shownPermissions } from './permissions.ts';

/** Tells whether a role with these permissions is one of an administrator: it holds every one that is shown. */
export const isAdministrator = (held: readonly string[]): boolean =>
  shownPermissions.every((one) => held.includes(one));

/** The permissions of a role in their order; an administrator's also holds those that are not shown yet, so nothing new is closed to all. */
export const wholeRole = (chosen: readonly Permission[]): readonly Permission[] =>
  isAdministrator(chosen) ? permissions : permissions.filter((one) => chosen.includes(one));

/** The permissions of a role in their order, with what they imply: who adds, changes or deletes also views. */
export function withImplied(chosen: readonly Permission[]): Permission[] {
  const models = new Set(chosen.map((one) => permissionParts(one).model));
  return permissions.filter((one) => {
    const { action, model } = permissionParts(one);
    return chosen.includes(one) || (action === 'view' && models.has(model));
  });
}

/** The permissions to view that are missing beside what is chosen; empty where a role can see whatever it adds, changes or deletes. */
export const missingViews = (chosen: readonly Permission[]): Permission[] =>
  withImplied(chosen).filter((one) => !chosen.includes(one));

/** What somebody would give without holding it; nobody may, and an administrator holds all. */
export const beyond = (held: readonly string[], given: readonly Permission[]): Permission[] =>
  given.filter((one) => !held.includes(one));
