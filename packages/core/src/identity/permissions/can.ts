import type { Permission } from '../../contract/api/index.ts';

/** What a screen or an operation asks for: any signed-in user, one permission, or any of several. */
export type Requirement = 'all' | Permission | readonly Permission[];

/** Tells whether somebody who holds these permissions meets the requirement. */
export function can(held: readonly string[], required: Requirement): boolean {
  if (required === 'all') return true;
  return typeof required === 'string'
    ? held.includes(required)
    : required.some((permission) => held.includes(permission));
}
