// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** The QR code of a profile. */
export const getProfileQr: ReadingOperation<'getProfileQr'> = {
  id: 'getProfileQr',
  method: 'get',
  path: '/api/public/profiles/{alias}/qr/',
  reads: [],
};
