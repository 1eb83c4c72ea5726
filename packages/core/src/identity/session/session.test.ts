import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearSession,
  emptySession,
  isSignedIn,
  readSession,
  type SessionRecord,
  type SessionStorage,
  sessionKey,
  writeSession,
} from './index.ts';

const kept = new Map<string, string>();
const storage: SessionStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  clear: () => kept.clear(),
};
const ada: SessionRecord = {
  ...emptySession,
  userId: 7,
  token: 'abc',
  country_id: '218',
  permissions: ['policy_app.view_policy'],
};

beforeEach(() => kept.clear());

describe('the session record', () => {
  it('comes back as it was kept', () => {
    writeSession(storage, ada);
    expect(readSession(storage)).toEqual(ada);
    expect(isSignedIn(readSession(storage))).toBe(true);
  });

  it('starts logged out', () => {
    expect(readSession(storage)).toEqual(emptySession);
    expect(isSignedIn(emptySession)).toBe(false);
  });

  it('takes anything broken for logged out, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        kept.set(sessionKey, text);
        expect(readSession(storage)).toEqual(emptySession);
      }),
    );
    kept.set(sessionKey, JSON.stringify({ ...ada, permissions: 'all' }));
    expect(isSignedIn(readSession(storage))).toBe(false);
  });

  it('takes half a record, or one of wrong types, for logged out', () => {
    for (const field of Object.keys(ada) as (keyof SessionRecord)[]) {
      const { [field]: _gone, ...half } = ada;
      for (const broken of [half, { ...ada, [field]: { length: 1 } }, { ...ada, [field]: undefined }]) {
        kept.set(sessionKey, JSON.stringify(broken));
        expect(readSession(storage), field).toEqual(emptySession);
      }
    }
    for (const broken of [[ada], 'ada', 7, true, null, { ...ada, permissions: [7] }]) {
      kept.set(sessionKey, JSON.stringify(broken));
      expect(readSession(storage)).toEqual(emptySession);
    }
  });

  it('lets nothing in that is not of the record, and no prototype', () => {
    const poisoned = JSON.stringify(ada).replace(
      '{',
      '{"__proto__":{"isAdministrator":true},"constructor":{"prototype":{"isAdministrator":true}},"extra":1,',
    );
    kept.set(sessionKey, poisoned);
    const read = readSession(storage);
    expect(read).toEqual(ada);
    expect(Object.keys(read)).toEqual(Object.keys(emptySession));
    for (const one of [read, { ...read }, {}]) expect(Object(one).isAdministrator).toBeUndefined();
  });

  it('survives a browser that refuses storage', () => {
    const closed = {
      ...storage,
      getItem: () => {
        throw new Error('SecurityError');
      },
    };
    expect(readSession(closed)).toEqual(emptySession);
  });

  it('forgets everything at logout, also what others kept', () => {
    writeSession(storage, ada);
    kept.set('menuOpen', 'policies');
    clearSession(storage);
    expect(kept.size).toBe(0);
  });

  it('hands out a fresh empty record each time', () => {
    readSession(storage).permissions.push('auth_app.view_user');
    expect(emptySession.permissions).toEqual([]);
  });
});
