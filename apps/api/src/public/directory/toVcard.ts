import { countryName } from '@corredor/core/countries';
import type { ProfileRow } from './profile.store.ts';

/** The card of a brokerage for address books: vCard 3.0 (RFC 2426), the version that all of them read. */
export function toVcard(row: ProfileRow, address: string): string {
  const country = countryName(row.country_id, 'es');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(row.name)}`,
    `N:${escaped(row.name)};;;;`,
    `ORG:${escaped(row.name)}`,
    `TEL;TYPE=WORK,VOICE:${escaped(row.phone)}`,
    `EMAIL;TYPE=INTERNET,WORK:${escaped(row.email)}`,
    `ADR;TYPE=WORK:;;${[row.direction, row.city, row.state_name, null, country].map(escaped).join(';')}`,
    ...(row.website ? [`URL;TYPE=WORK:${escaped(row.website)}`] : []),
    `URL:${escaped(address)}`,
    ...(row.slogan ? [`NOTE:${escaped(row.slogan)}`] : []),
    ...(row.tags.length > 0 ? [`CATEGORIES:${row.tags.map(escaped).join(',')}`] : []),
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** A value as text: what has a meaning in a card is escaped, and no line of it can begin another property. */
const escaped = (text: string | null) =>
  (text ?? '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Lines have 75 bytes at most; the next begins with a blank, and no sign is torn apart. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}
