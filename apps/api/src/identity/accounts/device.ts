import type { Session } from '@corredor/core/api';
import Bowser from 'bowser';

export type Device = Pick<Session, 'device' | 'browser' | 'system'>;

const kinds: Record<string, Device['device']> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' };
const longest = 100;

/** What a browser says of itself, in words that stay the same from version to version; anybody may claim anything. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent?.trim()) return { device: 'unknown', browser: null, system: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    device: kinds[platform.type ?? ''] ?? 'unknown',
    browser: browser.name?.slice(0, longest) || null,
    system: os.name?.slice(0, longest) || null,
  };
}

/** Whether two browsers look like the same device. */
export function isSameDevice(one: Device, other: Device): boolean {
  return one.device === other.device && one.browser === other.browser && one.system === other.system;
}
