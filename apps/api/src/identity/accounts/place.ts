import { siteOf } from '../../server/request/addresses.ts';
import { deviceOf } from './device.ts';

/** A person's surroundings: the same network, and a device that looks the same from version to version. */
export function placeOf({ address, userAgent }: { address: string; userAgent: string | null }): string {
  const { device, browser, system } = deviceOf(userAgent);
  return `${siteOf(address)} ${device} ${browser ?? '?'} ${system ?? '?'}`;
}
