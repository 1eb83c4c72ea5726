import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  can,
  isAdministrator,
  isPermission,
  permissionActions,
  permissionModels,
  permissionParts,
  permissions,
  permissionsAt,
  seededRoles,
  shownPermissions,
  togglePermissions,
  wholeRole,
} from './index.ts';

const someOfThem = fc.subarray([...permissions]);

describe('can', () => {
  it('opens what is marked all to anyone who is signed in', () => {
    expect(can([], 'all')).toBe(true);
    expect(can([], ['all'])).toBe(true);
    expect(can([], ['policy_app.add_policy', 'all'])).toBe(true);
  });

  it('asks for exactly the named permission', () => {
    fc.assert(
      fc.property(someOfThem, fc.constantFrom(...permissions), (held, one) => {
        expect(can(held, one)).toBe(held.includes(one));
      }),
    );
  });

  it('takes any of several alternatives, and nothing opens an empty list', () => {
    expect(can(['policy_app.add_policy'], ['policy_app.change_policy', 'policy_app.add_policy'])).toBe(true);
    expect(can(['policy_app.view_policy'], ['policy_app.change_policy', 'policy_app.add_policy'])).toBe(false);
    expect(can([...permissions], [])).toBe(false);
  });
});

describe('the list', () => {
  it('holds no permission twice and takes each apart and together again', () => {
    expect(new Set(permissions).size).toBe(permissions.length);
    for (const permission of permissions) {
      const { app, action, model } = permissionParts(permission);
      expect(`${app}.${action}_${model}`).toBe(permission);
    }
  });

  it('knows its own members only', () => {
    expect(isPermission('policy_app.view_policy')).toBe(true);
    expect(isPermission('policy_app.eat_policy')).toBe(false);
  });
});

describe('seeded roles', () => {
  const [administrator, broker, assistant, viewer] = seededRoles;

  it('gives the administrator everything', () => {
    expect(administrator?.permissions).toEqual(permissions);
  });

  it('keeps users and roles from all others', () => {
    for (const role of [broker, assistant, viewer]) {
      expect(role?.permissions.some((permission) => permission.startsWith('auth'))).toBe(false);
    }
  });

  it('give money to nobody by a pattern, and health to administrators alone', () => {
    const apps = (role: typeof broker) => new Set(role?.permissions.map((one) => permissionParts(one).app));
    expect(apps(broker)).toEqual(new Set(['policy_app', 'core_app', 'finance_app']));
    for (const role of [assistant, viewer]) expect(apps(role)).toEqual(new Set(['policy_app', 'core_app']));
    const holders = (text: string) => seededRoles.filter((role) => role.permissions.some((one) => one.endsWith(text)));
    expect(holders('_health').map(({ code }) => code)).toEqual(['administrator']);
    expect(holders('_portal').map(({ code }) => code)).toEqual(['administrator', 'broker']);
  });

  it('lets the assistant view and add, and the viewer view only', () => {
    expect(new Set(assistant?.permissions.map((one) => permissionParts(one).action))).toEqual(new Set(['view', 'add']));
    expect(new Set(viewer?.permissions.map((one) => permissionParts(one).action))).toEqual(new Set(['view']));
  });
});

describe('the matrix of a role', () => {
  it('shows every model that some operation asks for, and no other; the whole is more than its parts', () => {
    expect(permissionModels).toContain('policy');
    expect(permissionModels.flatMap((model) => permissionsAt({ model })).sort()).toEqual([...shownPermissions].sort());
    expect(permissionActions.flatMap((action) => permissionsAt({ action })).sort()).toEqual(
      [...shownPermissions].sort(),
    );
    expect(permissionsAt({})).toEqual(permissions);
  });
  it('keeps what it does not show, whatever is ticked', () => {
    const hidden = permissions.filter((one) => !shownPermissions.includes(one));
    for (const action of permissionActions) {
      const less = togglePermissions([...permissions], permissionsAt({ action }), false);
      expect(less.filter((one) => hidden.includes(one))).toEqual(hidden);
      const more = togglePermissions([], permissionsAt({ action }), true);
      expect(more.filter((one) => hidden.includes(one))).toEqual([]);
    }
  });
  it('with everything that is shown is an administrator, and holds what is not shown too', () => {
    expect(isAdministrator(shownPermissions)).toBe(true);
    expect(wholeRole(shownPermissions)).toEqual(permissions);
    expect(wholeRole(shownPermissions.slice(1))).toEqual(shownPermissions.slice(1));
  });
  it('brings the view along with whatever else is given', () => {
    expect(togglePermissions([], ['core_app.delete_customer'], true)).toEqual([
      'core_app.view_customer',
      'core_app.delete_customer',
    ]);
  });
  it('takes everything of a model with its view', () => {
    const chosen = togglePermissions([], permissionsAt({ model: 'policy' }), true);
    expect(togglePermissions(chosen, ['policy_app.add_policy'], false)).toHaveLength(3);
    expect(togglePermissions(chosen, ['policy_app.view_policy'], false)).toEqual([]);
  });
  it('of an administrator is whole', () => {
    expect(isAdministrator(togglePermissions([], permissionsAt({}), true))).toBe(true);
    expect(isAdministrator(permissions.slice(1))).toBe(false);
  });
});
