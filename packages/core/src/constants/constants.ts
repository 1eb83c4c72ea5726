/** Idle time after which the user is logged out, in milliseconds. */
export const inactivityLimit = 1_800_000;

/** How long before that the user is warned, in milliseconds. */
export const inactivityWarning = 120_000;

/** How often the notification socket tries to come back, and how far apart (milliseconds). */
export const socketReconnect = { attempts: 10, interval: 3_000 } as const;

/** Sizes of the private layout, in pixels. */
export const layoutSizes = {
  drawerWidth: 260,
  mainOffset: 88,
  radius: 12,
  wideScreen: 900,
  notificationPopover: 330,
  notificationPopoverMedium: 300,
} as const;

/** The highest number that a badge shows. */
export const badgeMax = 99;

/** Writes a count for a badge: nothing for zero, and 99+ beyond the highest. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > badgeMax ? `${badgeMax}+` : String(count);
}

/** Largest PDF that a policy takes, in bytes. */
export const fileSizeLimit = 15 * 1024 * 1024;
