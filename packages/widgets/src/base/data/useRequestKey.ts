import { requestKeys } from '@corredor/core/client';
import { useState } from 'react';

/** The key that tells the server a repeated request from a new one: the same while the same values are sent. */
export function useRequestKey(): (body: unknown) => { 'Idempotency-Key': string } {
  const [keys] = useState(requestKeys);
  return keys.headersFor;
}
