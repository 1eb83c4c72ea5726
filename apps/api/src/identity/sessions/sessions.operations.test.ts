import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApi, testApi, testPassword } from '../../testing/testApi.ts';
import { hashToken } from '../accounts/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** The link in the newest mail to an address. */
async function linkTo(address: string) {
  const mail = await api.adminDb
    .selectFrom('mails')
    .select(['link', 'subject'])
    .where('recipient', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { link: mail.link ?? '', token: (mail.link ?? '').split(/[/=]/).at(-1) ?? '', subject: mail.subject };
}
const registration = (email: string) => ({ email, password: testPassword, accept_terms: true, language: 'es' });

async function registered(email: string) {
  await api.anonymous('register', { body: registration(email) });
  await api.anonymous('confirmRegistration', { body: { token: (await linkTo(email)).token } });
  const login = await api.anonymous('login', { body: { email, password: testPassword } });
  return { token: String(login.body.token), refresh: String(login.body.refresh), body: login.body };
}

describe('registration', () => {
  it('lets nobody in before the address is confirmed, and answers the session record after', async () => {
    const made = await api.anonymous('register', { body: registration('ana@example.com') });
    expect(made.status).toBe(202);
    const early = await api.anonymous('login', { body: { email: 'ana@example.com', password: testPassword } });
    expect([early.status, early.body.code]).toEqual([401, 'not_confirmed']);
    const { token, subject } = await linkTo('ana@example.com');
    expect(subject).toBe('Confirme su correo');
    expect((await api.anonymous('confirmRegistration', { body: { token } })).status).toBe(200);
    expect((await api.anonymous('confirmRegistration', { body: { token } })).status).toBe(200);
    const login = await api.anonymous('login', { body: { email: 'ANA@example.com', password: testPassword } });
    expect(login.status).toBe(200);
    expect(login.body).toMatchObject({
      has_partner: false,
      partner_id: null,
      valid_subscription: false,
      permissions: [],
    });
  });

  it('answers alike for a known address and tells its owner by mail', async () => {
    await registered('twice@example.com');
    const again = await api.anonymous('register', { body: registration('twice@example.com') });
    const fresh = await api.anonymous('register', { body: registration('fresh@example.com') });
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
    expect((await linkTo('twice@example.com')).subject).toBe('Ya tiene una cuenta');
  });

  it.each([
    [{ accept_terms: false }, 'accept_terms'],
    [{ password: 'corta' }, 'password'],
    [{ password: 'password1234' }, 'password'],
    [{ password: 'corredor-demo' }, 'password'],
    [{ password: 'Corredor2026!' }, 'password'],
    [{ password: 'corredor-letmein1' }, 'password'],
    [{ password: 'ana.perez-2026!', email: 'ana.perez@example.com' }, 'password'],
    [{ email: 'no es un correo' }, 'email'],
  ])('refuses %o and names the field', async (wrong, field) => {
    const answer = await api.anonymous('register', { body: { ...registration('x@example.com'), ...wrong } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors as object)).toEqual([field]);
  });
});

/** The first delay lasts a second, which a busy machine may take for the next attempt. */
const holdClock = () => vi.useFakeTimers({ toFake: ['Date'] });
afterEach(() => void vi.useRealTimers());

describe('login', () => {
  it('says the same for a wrong password and an unknown address, and delays after five failures', async () => {
    holdClock();
    await registered('slow@example.com');
    const attempt = (email: string) => api.anonymous('login', { body: { email, password: 'equivocada y larga' } });
    const wrong = await attempt('slow@example.com');
    const unknown = await attempt('nobody@example.com');
    expect([wrong.status, wrong.body.detail]).toEqual([unknown.status, unknown.body.detail]);
    for (let turn = 0; turn < 4; turn += 1) await attempt('slow@example.com');
    const delayed = await attempt('slow@example.com');
    expect([delayed.status, delayed.body.code]).toEqual([429, 'wait_before_login']);
    expect(delayed.headers['retry-after']).toBeDefined();
  });
});

describe('guessing', () => {
  const attempt = (email: string) => api.anonymous('login', { body: { email, password: 'equivocada y larga' } });

  it('is slowed down for an unknown address as for a known one, so that the delay tells nothing', async () => {
    holdClock();
    await registered('known@example.com');
    const answersOf = async (email: string) => {
      const answers: unknown[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const { status, body } = await attempt(email);
        answers.push([status, body.code]);
      }
      return answers;
    };
    const known = await answersOf('known@example.com');
    expect(known.at(-1)).toEqual([429, 'wait_before_login']);
    expect(await answersOf('unknown@example.com')).toEqual(known);
  });

  it('counts every attempt, also those that come at the same time', async () => {
    holdClock();
    await registered('parallel@example.com');
    await Promise.all(Array.from({ length: 6 }, () => attempt('parallel@example.com')));
    expect((await attempt('parallel@example.com')).status).toBe(429);
  });
});

describe('refresh', () => {
  it('gives a new pair, repeats the same successor once, and ends the session on any other reuse', async () => {
    const { refresh } = await registered('rotate@example.com');
    const first = await api.anonymous('refreshSession', { body: { refresh } });
    const retry = await api.anonymous('refreshSession', { body: { refresh } });
    expect(first.status).toBe(200);
    expect(retry.body.refresh).toBe(first.body.refresh);
    const reuse = await api.anonymous('refreshSession', { body: { refresh } });
    expect(reuse.status).toBe(401);
    const ended = await api.anonymous('refreshSession', { body: { refresh: first.body.refresh } });
    expect(ended.status).toBe(401);
    expect((await linkTo('rotate@example.com')).subject).toBe('Cerramos una sesión por seguridad');
  });

  it('takes no access token as refresh token and no refresh token as access token', async () => {
    const { token, refresh } = await registered('mixed@example.com');
    expect((await api.anonymous('refreshSession', { body: { refresh: token } })).status).toBe(401);
    expect((await api.withToken(refresh)('getMe')).status).toBe(401);
  });
});

describe('logout', () => {
  it('ends the session at once and answers 204 for a token already ended', async () => {
    const { token, refresh } = await registered('leave@example.com');
    const call = api.withToken(token);
    expect((await call('getMe')).status).toBe(200);
    expect((await call('logout', { body: { refresh } })).status).toBe(204);
    expect((await call('getMe')).status).toBe(401);
    expect((await api.anonymous('logout', { body: { refresh } })).status).toBe(204);
  });

  it('ends the session of somebody whose bearer has expired, and one already ended, all the same', async () => {
    const { token, refresh } = await registered('late@example.com');
    await api.adminDb
      .updateTable('access_tokens')
      .set({ expires_at: '2026-01-01' })
      .where('hash', '=', hashToken(token))
      .execute();
    const call = api.withToken(token);
    expect((await call('getMe')).status).toBe(401);
    expect((await call('logout', { body: { refresh } })).status).toBe(204);
    expect((await api.anonymous('refreshSession', { body: { refresh } })).status).toBe(401);
    expect((await call('logout', { body: { refresh } })).status).toBe(204);
  });
});

describe('passwords', () => {
  it('resets by mail once, ends all sessions and logs in with the new one', async () => {
    const { token } = await registered('forgot@example.com');
    await api.anonymous('recoverPassword', { body: { email: 'forgot@example.com' } });
    const mail = await linkTo('forgot@example.com');
    expect(mail.link).toMatch(/\/password-recovery#token=/);
    const body = { token: mail.token, password: 'otra clave muy larga' };
    expect((await api.anonymous('resetPassword', { body })).status).toBe(200);
    expect((await api.anonymous('resetPassword', { body })).body.code).toBe('token_expired');
    expect((await api.withToken(token)('getMe')).status).toBe(401);
    const login = await api.anonymous('login', { body: { email: 'forgot@example.com', password: body.password } });
    expect(login.status).toBe(200);
  });

  it('mails a recovery three times an hour at most, and answers as ever', async () => {
    await registered('flood@example.com');
    for (let turn = 0; turn < 7; turn += 1) {
      const asked = await api.anonymous('recoverPassword', { body: { email: 'flood@example.com' } });
      expect(asked.status).toBe(202);
    }
    const mails = await api.adminDb
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', 'flood@example.com')
      .where('kind', '=', 'reset')
      .execute();
    expect(mails.length).toBe(3);
  });

  it('changes with the current one only, to a different one, and keeps the caller signed in', async () => {
    const { token } = await registered('change@example.com');
    const change = (current_password: string, new_password: string) =>
      api.withToken(token)('changePassword', { body: { current_password, new_password } });
    expect((await change('no es la actual', 'una clave distinta')).body.errors).toHaveProperty('current_password');
    expect((await change(testPassword, testPassword)).body.errors).toHaveProperty('new_password');
    const changed = await change(testPassword, 'una clave distinta');
    expect(changed.status).toBe(200);
    expect((await api.withToken(token)('getMe')).status).toBe(401);
    expect((await api.withToken(String(changed.body.token))('getMe')).status).toBe(200);
  });
});

describe('partner profile', () => {
  it('is made once by a user who has none, who then administers it on the free plan', async () => {
    const { token } = await registered('founder@example.com');
    const call = api.withToken(token);
    const body = {
      name: 'Seguros Founder',
      alias: 'seguros-founder',
      tax_id: '1790012345001',
      phone: '0991234567',
      email: 'hola@example.com',
      country_id: '218',
    };
    const made = await call('createPartner', { body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      phone: '+593991234567',
      currency: 'USD',
      timezone: 'America/Guayaquil',
      language: 'es',
    });
    const me = await call('getMe');
    expect(me.body).toMatchObject({ has_partner: true, valid_subscription: true, subscription_payed: true });
    expect((me.body.permissions as string[]).length).toBeGreaterThan(30);
    expect((await call('createPartner', { body })).body.code).toBe('partner_exists');
    const taken = await (await api.addUser()).call('createPartner', { body });
    expect(taken.body.errors).toHaveProperty('alias');
    const reserved = await (await api.addUser()).call('createPartner', { body: { ...body, alias: 'login' } });
    expect(reserved.body.errors).toHaveProperty('alias');
  });

  it('is made once also where two requests come at the same time', async () => {
    const user = await api.addUser();
    const make = (alias: string) =>
      user.call('createPartner', {
        body: {
          name: 'Carrera',
          alias,
          tax_id: '1790012345001',
          phone: '+593991234567',
          email: 'a@example.com',
          country_id: '218',
        },
      });
    const answers = await Promise.all([make('carrera-uno'), make('carrera-dos')]);
    expect(answers.map((one) => one.status).sort()).toEqual([201, 409]);
  });

  it('answers the first result again for the same key, and refuses the key for another body', async () => {
    const user = await api.addUser();
    const body = {
      name: 'Llave',
      alias: 'llave-uno',
      tax_id: '1790012345001',
      phone: '+593991234567',
      email: 'a@example.com',
      country_id: '218',
    };
    const key = 'a-key-of-one-intent-1';
    const first = await user.call('createPartner', { body, key });
    const again = await user.call('createPartner', { body, key });
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect((await user.call('createPartner', { body: { ...body, name: 'Otra' }, key })).status).toBe(422);
  });

  it('refuses a stale version with the current record', async () => {
    const one = await api.partner('stale');
    const current = (await one.call('getPartner')).body;
    const changed = await one.call('updatePartner', {
      body: { slogan: 'Primero usted' },
      version: Number(current.version),
    });
    expect(changed.status).toBe(200);
    const late = await one.call('updatePartner', { body: { slogan: 'Tarde' }, version: Number(current.version) });
    expect([late.status, (late.body.current as { slogan: string }).slogan]).toEqual([412, 'Primero usted']);
    expect((await one.call('updatePartner', { body: { slogan: 'Sin versión' } })).status).toBe(428);
  });
});

describe('a missing permission', () => {
  it('is named with the people who can grant it', async () => {
    const office = await api.partner('grantors');
    const clerk = await office.as(['core_app.view_customer']);
    const refused = await clerk.call('listProviders');
    expect([refused.status, refused.body.permission]).toEqual([403, 'policy_app.view_provider']);
    expect(refused.body.granted_by).toEqual(['Ana']);
  });
});

describe('preferences', () => {
  it('belong to the user and are merged grid by grid', async () => {
    const one = await api.partner('prefs');
    const policies = { hidden_columns: ['branch'], kept_columns: ['seller', 'notes'] };
    await one.call('updateMyPreferences', { body: { grids: { policies } } });
    await one.call('updateMyPreferences', { body: { theme: 'dark', grids: { customers: { hidden_columns: [] } } } });
    const { body } = await one.call('getMyPreferences');
    expect(body).toMatchObject({ theme: 'dark', density: 'comfortable' });
    expect(body.grids).toEqual({ policies, customers: { hidden_columns: [] } });
    for (const kept_columns of [['a', 'Not a name'], Array.from({ length: 91 }, (_none, index) => `c${index}`)]) {
      const refused = await one.call('updateMyPreferences', {
        body: { grids: { policies: { ...policies, kept_columns } } },
      });
      expect(refused.status).toBe(422);
    }
    // Without any the list leaves out what has no room, as at first.
    await one.call('updateMyPreferences', { body: { grids: { policies: { ...policies, kept_columns: [] } } } });
    expect((await one.call('getMyPreferences')).body.grids).toMatchObject({ policies: { kept_columns: [] } });
  });

  it('do not grow without end', async () => {
    const one = await api.partner('mucho');
    for (let grid = 0; grid < 52; grid += 1)
      await one.call('updateMyPreferences', { body: { grids: { [`grid${grid}`]: { hidden_columns: [] } } } });
    const grids = Object.keys(Object((await one.call('getMyPreferences')).body.grids));
    expect(grids).toHaveLength(50);
    expect(grids).toContain('grid51');
  });
});
