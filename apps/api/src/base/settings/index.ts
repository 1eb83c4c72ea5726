export { makeDataFolder, makeFolder, systemFolder } from './dataFolder.ts';
export { type LimitSettings, usualLimits } from './limits.ts';
export type { PaymentSettings } from './payment.ts';
export { makePrivateFolder } from './privateFolder.ts';
export { canEnter, type ServerUser, serverUser } from './serverUser.ts';
export { readSettings, type Settings, usualTimeLimit } from './settings.ts';
export { explainStartError, StartError } from './startError.ts';
export type { TrustedProxies } from './trustedProxies.ts';
