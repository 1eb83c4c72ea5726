import { CallError } from '@corredor/core/errors';

const secret = /token|refresh|password|secret|credential|cvc|^card/i;

function plain(key: string, value: unknown): unknown {
  if (secret.test(key) && value !== null && value !== '') return '•••';
  if (value instanceof CallError) return [value.status ?? 'no answer', value.code].filter(Boolean).join(' ');
  if (value instanceof Error) return value.message;
  return value instanceof File ? value.name : value;
}

/** A machine's memory to read, without anything that opens a door. */
export const contextText = (context: unknown) => JSON.stringify(context, plain, 2);

/** What an event brings, in a few words. */
export function payloadText(value: unknown, most = 84): string {
  if (value === undefined) return '';
  const text = JSON.stringify(plain('', value), plain)
    // One thing alone needs no name.
    .replace(/^\{"[^"]+":(\{.*\})\}$/, '$1')
    .replace(/^\{(.*)\}$/, '$1')
    .replaceAll('"', '')
    .replaceAll(',', ', ')
    .replaceAll(':', ': ');
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
