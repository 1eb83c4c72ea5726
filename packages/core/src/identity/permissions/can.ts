import type { Permission } from '../../contract/api/index.ts';

/** What a screen or an operation asks for: any signed-in user, one permission, or any of several. */
export type Requirement = 'all' | Permission | readonly ('all' | Permission)[];

/** Tells whether somebody who holds these permissions meets the requirement. */
export function can(held: readonly string[], required: Requirement): boolean {
  const several = typeof required === 'string' ? [required] : required;
  return several.some((one) => one === 'all' || held.includes(one));
}
