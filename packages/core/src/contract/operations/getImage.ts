// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** An image. */
export const getImage: ReadingOperation<'getImage'> = {
  id: 'getImage',
  method: 'get',
  path: '/api/public/images/{imageKey}/',
  reads: [],
};
