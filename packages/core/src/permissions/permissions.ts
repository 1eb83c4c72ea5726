/** Every permission of the system, in the order in which a role's form lists them. */
export const permissions = [
  'policy_app.view_policy',
  'policy_app.add_policy',
  'policy_app.change_policy',
  'policy_app.delete_policy',
  'policy_app.view_payment',
  'policy_app.change_payment',
  'policy_app.view_provider',
  'policy_app.add_provider',
  'policy_app.change_provider',
  'policy_app.delete_provider',
  'policy_app.view_coverage',
  'policy_app.add_coverage',
  'policy_app.change_coverage',
  'policy_app.delete_coverage',
  'policy_app.view_branch',
  'policy_app.add_branch',
  'policy_app.change_branch',
  'policy_app.delete_branch',
  'core_app.view_customer',
  'core_app.add_customer',
  'core_app.change_customer',
  'core_app.delete_customer',
  'core_app.view_vehicle',
  'core_app.add_vehicle',
  'core_app.change_vehicle',
  'core_app.delete_vehicle',
  'core_app.view_partner',
  'core_app.add_partner',
  'core_app.change_partner',
  'auth_app.view_user',
  'auth_app.add_user',
  'auth_app.change_user',
  'auth_app.delete_user',
  'auth.view_group',
  'auth.add_group',
  'auth.change_group',
  'auth.delete_group',
] as const;

export type Permission = (typeof permissions)[number];

/** What a screen or an operation asks for: any signed-in user, one permission, or any of several. */
export type Requirement = 'all' | Permission | readonly Permission[];

/** Tells whether somebody who holds these permissions meets the requirement. */
export function can(held: readonly string[], required: Requirement): boolean {
  if (required === 'all') return true;
  return typeof required === 'string'
    ? held.includes(required)
    : required.some((permission) => held.includes(permission));
}

/** Tells whether a text names a permission of the system. */
export function isPermission(text: string): text is Permission {
  return permissions.some((permission) => permission === text);
}

export type PermissionParts = { app: string; action: 'view' | 'add' | 'change' | 'delete'; model: string };

/** Takes a permission apart, so that a role's form can draw a table of models and actions. */
export function permissionParts(permission: Permission): PermissionParts {
  const [app = '', rest = ''] = permission.split('.');
  const [action = '', model = ''] = rest.split('_');
  return { app, action: action === 'add' || action === 'change' || action === 'delete' ? action : 'view', model };
}
