export { keepLook, type Look, readLook } from './look.ts';
export { emptySession, isSignedIn, type SessionRecord, type Subscription } from './session.ts';
export { clearSession, readSession, type SessionStorage, sessionKey, writeSession } from './storage.ts';
