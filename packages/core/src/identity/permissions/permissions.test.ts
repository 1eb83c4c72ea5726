import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  can,
  isAdministrator,
  isPermission,
  permissionModels,
  permissionParts,
  permissions,
  permissionsAt,
  seededRoles,
  togglePermissions,
} from './index.ts';

const someOfThem = fc.subarray([...permissions]);

describe('can', () => {
  it('opens what is marked all to anyone who is signed in', () => {
    expect(can([], 'all')).toBe(true);
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

  it('lets the assistant view and add, and the viewer view only', () => {
    expect(new Set(assistant?.permissions.map((one) => permissionParts(one).action))).toEqual(new Set(['view', 'add']));
    expect(new Set(viewer?.permissions.map((one) => permissionParts(one).action))).toEqual(new Set(['view']));
  });
});

describe('the matrix of a role', () => {
  it('knows every model, and its parts make the whole', () => {
    expect([...permissionModels].sort()).toEqual(
      [...new Set(permissions.map((one) => permissionParts(one).model))].sort(),
    );
    expect(permissionModels.flatMap((model) => permissionsAt({ model })).sort()).toEqual([...permissions].sort());
    expect(permissionsAt({})).toEqual(permissions);
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
