// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/operation.ts';

/** Search the directory. */
export const listDirectory: ReadingOperation<'listDirectory'> = {
  id: 'listDirectory',
  method: 'get',
  path: '/api/public/directory/',
  reads: ['directory'],
};

/** A public profile. */
export const getPublicProfile: ReadingOperation<'getPublicProfile'> = {
  id: 'getPublicProfile',
  method: 'get',
  path: '/api/public/profiles/{alias}/',
  reads: ['directory'],
};

/** The QR code of a profile. */
export const getProfileQr: ReadingOperation<'getProfileQr'> = {
  id: 'getProfileQr',
  method: 'get',
  path: '/api/public/profiles/{alias}/qr/',
  reads: ['directory'],
};

/** The contact card of a profile. */
export const getProfileVcard: ReadingOperation<'getProfileVcard'> = {
  id: 'getProfileVcard',
  method: 'get',
  path: '/api/public/profiles/{alias}/vcard/',
  reads: ['directory'],
};
