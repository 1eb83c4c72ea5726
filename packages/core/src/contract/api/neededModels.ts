// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.

/** The models of which some operation asks for a permission. */
export const neededModels = [
  'branch',
  'coverage',
  'customer',
  'group',
  'message',
  'movement',
  'partner',
  'payment',
  'policy',
  'provider',
  'renewal',
  'task',
  'user',
  'vehicle',
] as const;
/** A model of which some operation asks for a permission. */
export type NeededModel = (typeof neededModels)[number];
