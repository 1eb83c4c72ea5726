import type { Session } from '@corredor/core/api';

/** What makes two sessions look the same to the reader. */
export const lookOf = ({ device, browser, system, address, is_current }: Session) =>
  JSON.stringify([device, browser, system, address, is_current]);

/** Sessions that nothing but their times tells apart, together, in the order in which they came; this session stands alone. */
export function groupAlike(sessions: readonly Session[]): Session[][] {
  const groups = new Map<string, Session[]>();
  for (const session of sessions) {
    const look = lookOf(session);
    groups.set(look, [...(groups.get(look) ?? []), session]);
  }
  return [...groups.values()];
}
