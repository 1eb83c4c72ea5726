import { idempotencyKey } from '@corredor/core/client';
import { useRef } from 'react';

/** The key that tells the server a repeated request from a new one: the same while the same values are sent. */
export function useRequestKey(): (body: unknown) => { 'Idempotency-Key': string } {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: idempotencyKey() };
    return { 'Idempotency-Key': last.current.key };
  };
}
