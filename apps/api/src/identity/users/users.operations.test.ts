import type { Permission } from '@corredor/core/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded } from '../../testing/aPortfolio.ts';
import { everyPermission, type TestApi, testApi, testPassword } from '../../testing/testApi.ts';

type Office = Awaited<ReturnType<TestApi['partner']>>;
let api: TestApi;
let office: Office;
let roleId: number;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('gente');
  await office.onPlan('PYMEs');
  roleId = await roleNamed(office, 'Asistente');
});
afterAll(() => api.close());

interface UserAnswer {
  id: number;
  version: number;
  status: string;
  email: string;
}
async function roleNamed(at: Office, search: string) {
  return Number((await at.call('listRoles', { query: { search } })).body.results?.[0]?.id);
}
const input = (email: string, over: object = {}) => ({
  email,
  name: 'Gabriela',
  last_name: 'Núñez',
  role_id: roleId,
  language: 'es',
  ...over,
});
const withPassword = { password: testPassword, confirm_password: testPassword };
const create = async (email: string, over: object = {}) =>
  succeeded<UserAnswer>(await office.call('createUser', { body: input(email, over) }));
const mailsTo = (address: string) =>
  api.adminDb.selectFrom('mails').select(['subject', 'link']).where('recipient', '=', address).orderBy('id').execute();
const logIn = (email: string, password = testPassword) => api.anonymous('login', { body: { email, password } });

describe('an invited user', () => {
  it('gets a mail, chooses a password by its link and comes in', async () => {
    const made = await create('nueva@example.com');
    expect(made).toMatchObject({ status: 'invited', is_active: true, role: { id: roleId }, can_use_mobile_app: false });
    const [mail] = await mailsTo('nueva@example.com');
    expect(mail?.subject).toBe('Ana le invita a gente');
    expect(mail?.link).toMatch(/\/password-recovery#token=/);
    const token = mail?.link?.split('=').at(-1) ?? '';
    expect((await api.anonymous('resetPassword', { body: { token, password: testPassword } })).status).toBe(200);
    const me = await logIn('nueva@example.com');
    expect(me.body).toMatchObject({ partner_id: office.partnerId, full_name: 'Gabriela Núñez' });
    const read = await office.call('getUser', { path: { userId: made.id } });
    expect(read.body).toMatchObject({ status: 'active', version: 1, last_seen_at: expect.any(String) });
  });

  it('gets the invitation again with a new link; the old one serves no more', async () => {
    const { id } = await create('otra@example.com');
    const again = () => office.call('resendInvitation', { path: { userId: id } });
    expect((await again()).status).toBe(202);
    const mails = await mailsTo('otra@example.com');
    expect(mails).toHaveLength(2);
    const [first] = mails;
    const old = { token: first?.link?.split('=').at(-1) ?? '', password: testPassword };
    expect((await api.anonymous('resetPassword', { body: old })).body.code).toBe('token_expired');
    for (let turn = 0; turn < 6; turn += 1) expect((await again()).status).toBe(202);
    expect(await mailsTo('otra@example.com')).toHaveLength(5);
    const known = await create('sabida@example.com', withPassword);
    const refused = await office.call('resendInvitation', { path: { userId: known.id } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_invited' } });
  });

  it('looks the same where the address has an account elsewhere, whose owner is told', async () => {
    const other = await api.partner('lejos');
    await other.onPlan('PYMEs');
    const mailbox = 'ocupada@example.com';
    await other.call('createUser', {
      body: input(mailbox, { role_id: await roleNamed(other, 'Corredor'), ...withPassword }),
    });
    const shape = ({ id, email, created_at, updated_at, ...rest }: Record<string, unknown>) => rest;
    for (const more of [{}, withPassword]) {
      const address = more === withPassword ? mailbox.toUpperCase() : mailbox;
      const at = await api.partner('cerca');
      await at.onPlan('PYMEs');
      const role_id = await roleNamed(at, 'Asistente');
      const taken = await at.call('createUser', { body: input(address, { ...more, role_id }) });
      const fresh = await at.call('createUser', {
        body: input(`libre-${more === withPassword ? 'dos' : 'uno'}@example.com`, { ...more, role_id }),
      });
      expect([taken.status, shape(taken.body)]).toEqual([fresh.status, shape(fresh.body)]);
      expect((await mailsTo(address)).at(-1)?.subject).toBe('cerca quiso invitarle');
    }
    const me = await logIn(mailbox);
    expect(me.body.partner_id).toBe(other.partnerId);
  });

  it('is made once for one key, and never twice in one brokerage', async () => {
    const key = 'one-intent-of-a-user-1';
    const send = () => office.call('createUser', { body: input('una@example.com', withPassword), key });
    expect((await send()).body.id).toBe((await send()).body.id);
    expect(await mailsTo('una@example.com')).toHaveLength(1);
    const again = await office.call('createUser', { body: input('UNA@example.com') });
    expect(again.body.errors).toEqual({ email: ['This e-mail already belongs to somebody in your brokerage.'] });
  });
});

describe('a new user', () => {
  it.each([
    ['email', { email: 'no es un correo' }],
    ['password', { password: 'password1234', confirm_password: 'password1234' }],
    ['password', { password: 'corta', confirm_password: 'corta' }],
    ['confirm_password', { password: testPassword, confirm_password: 'otra clave muy larga' }],
    ['confirm_password', { password: testPassword }],
    ['role_id', { role_id: 2_000_000 }],
    ['name', { name: ' ' }],
    ['language', { language: 'fr' }],
  ])('is refused for a wrong %s', async (field, wrong) => {
    const answer = await office.call('createUser', { body: input('x@example.com', wrong) });
    expect(answer.status).toBe(422);
    expect(Object.keys(Object(answer.body.errors))).toContain(field);
  });

  it('may log in at once with the password that was set', async () => {
    await create('lista@example.com', withPassword);
    expect((await mailsTo('lista@example.com'))[0]?.subject).toBe('Su usuario en gente');
    expect((await logIn('lista@example.com')).status).toBe(200);
  });
});

describe('the list of users', () => {
  it('finds by name and address, and filters by role and by whether they may sign in', async () => {
    const at = await api.partner('lista');
    await at.onPlan('PYMEs');
    const role_id = await roleNamed(at, 'Consulta');
    const add = (email: string, name: string) =>
      at.call('createUser', { body: input(email, { name, role_id, ...withPassword }) });
    const zoe = succeeded<UserAnswer>(await add('zoe@lista.example', 'Zoé'));
    await add('abel@lista.example', 'Ábel');
    await at.call('deactivateUser', { path: { userId: zoe.id }, version: 1, body: {} });
    const emails = async (query: Record<string, string | number | boolean>) =>
      ((await at.call('listUsers', { query })).body.results ?? []).map((row) => String(row.email).split('@')[0]);
    expect((await emails({ ordering: 'name' })).slice(0, 1)).toEqual(['abel']);
    expect(await emails({ search: 'zoe nunez' })).toEqual(['zoe']);
    expect(await emails({ search: 'abel@lista' })).toEqual(['abel']);
    expect(await emails({ role: role_id, is_active: true })).toEqual(['abel']);
    expect(await emails({ is_active: false })).toEqual(['zoe']);
    for (const ordering of [
      '-name',
      'email',
      '-email',
      'role',
      '-role',
      'last_seen_at',
      '-last_seen_at',
      '-created_at',
    ])
      expect(await emails({ ordering })).toHaveLength(3);
    const [first] = (await at.call('listUsers', { query: { ordering: '-last_seen_at' } })).body.results ?? [];
    expect(first).toMatchObject({ id: at.userId, is_last_administrator: true });
  });
});

describe('sessions end at once', () => {
  it.each([
    ['another role', 'updateUser', () => ({ role_id: otherRole })],
    [
      'another password',
      'updateUser',
      () => ({ password: 'una clave distinta 9', confirm_password: 'una clave distinta 9' }),
    ],
    ['deactivation', 'deactivateUser', () => ({})],
  ] as const)('by %s', async (_what, id, body) => {
    const clerk = await office.as(['core_app.view_customer']);
    otherRole = roleId;
    expect((await clerk.call('getMe')).status).toBe(200);
    succeeded(await office.call(id, { path: { userId: clerk.userId }, version: 1, body: body() }));
    expect((await clerk.call('getMe')).status).toBe(401);
    expect((await api.anonymous('refreshSession', { body: { refresh: clerk.refresh } })).status).toBe(401);
  });
  let otherRole = 0;

  it('but not by another name', async () => {
    const clerk = await office.as(['core_app.view_customer']);
    const path = { userId: clerk.userId };
    expect((await office.call('updateUser', { path, version: 1, body: { name: 'Luz' } })).body).toMatchObject({
      version: 2,
    });
    expect((await clerk.call('getMe')).body.full_name).toBe('Luz');
    const late = await office.call('updateUser', { path, version: 1, body: { name: 'Tarde' } });
    expect([late.status, Object(late.body.current).name]).toEqual([412, 'Luz']);
  });
});

describe('the version of a user', () => {
  it('does not follow logins, preferences and pictures', async () => {
    const made = await create('firme@example.com', withPassword);
    const session = await logIn('firme@example.com');
    const call = api.withToken(String(session.body.token));
    await call('updateMyPreferences', { body: { theme: 'dark' } });
    const saved = await office.call('updateUser', {
      path: { userId: made.id },
      version: 1,
      body: { last_name: 'Firme' },
    });
    expect(saved.status).toBe(200);
  });
});

describe('nobody reaches beyond themselves', () => {
  const deputyHolds = [
    'auth_app.view_user',
    'auth_app.add_user',
    'auth_app.change_user',
    'auth_app.delete_user',
    'policy_app.view_policy',
  ];

  it('neither by giving a role that holds more', async () => {
    const deputy = await office.as(deputyHolds);
    const answer = await deputy.call('createUser', { body: input('y@example.com') });
    expect(answer.body.errors).toEqual({ role_id: ['You cannot give a role with permissions that you do not hold.'] });
  });
  it.each([
    ['updateUser', { body: withPassword }],
    ['deactivateUser', { body: {} }],
    ['deleteUser', {}],
  ] as const)('nor by %s on somebody who holds more', async (id, options) => {
    const deputy = await office.as(deputyHolds);
    const version = await versionOf(office.userId);
    const answer = await deputy.call(id, { path: { userId: office.userId }, version, ...options });
    expect(answer).toMatchObject({ status: 409, body: { code: 'user_beyond' } });
  });
  it('and takes no password for the own account by this way', async () => {
    const answer = await office.call('updateUser', {
      path: { userId: office.userId },
      version: await versionOf(office.userId),
      body: withPassword,
    });
    expect(Object.keys(Object(answer.body.errors))).toEqual(['password']);
  });
});
const versionOf = async (userId: number) => Number((await office.call('getUser', { path: { userId } })).body.version);

describe('the last administrator', () => {
  it('stays one until another has signed in', async () => {
    const small = await api.partner('uno');
    await small.onPlan('PYMEs');
    const weaker = await roleNamed(small, 'Corredor');
    const administrator = await roleNamed(small, 'Administrador');
    const me = { path: { userId: small.userId } };
    const version = async () => Number((await small.call('getUser', me)).body.version);
    const demote = async () => small.call('updateUser', { ...me, version: await version(), body: { role_id: weaker } });
    expect((await demote()).body.code).toBe('last_administrator');
    await small.call('createUser', { body: input('segunda@example.com', { role_id: administrator, ...withPassword }) });
    expect((await demote()).body.code).toBe('last_administrator');
    const second = api.withToken(String((await logIn('segunda@example.com')).body.token));
    for (const id of ['deactivateUser', 'deleteUser'] as const)
      expect((await small.call(id, { ...me, version: await version(), body: {} })).body.code).toBe('own_account');
    const gone = await second('deactivateUser', { ...me, version: await version(), body: {} });
    expect(gone.body).toMatchObject({ status: 'inactive' });
    const [left] = (await second('listUsers', { query: { is_active: true } })).body.results ?? [];
    expect(left).toMatchObject({ email: 'segunda@example.com', is_last_administrator: true });
  });

  it('cannot be lost by two who demote each other at the same time', async () => {
    const pair = await api.partner('dos');
    await pair.onPlan('PYMEs');
    const second = await pair.as(everyPermission);
    const weaker = await roleNamed(pair, 'Corredor');
    const answers = await Promise.all([
      pair.call('updateUser', { path: { userId: second.userId }, version: 1, body: { role_id: weaker } }),
      second.call('updateUser', { path: { userId: pair.userId }, version: 2, body: { role_id: weaker } }),
    ]);
    expect(answers.map((one) => one.status).filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('handing over', () => {
  it('asks for an heir, who gets the shares in policies that are not closed', async () => {
    const portfolio = await aPortfolio(office);
    const { id: userId } = await create('vende@example.com', withPassword);
    const heir = await create('herencia@example.com', withPassword);
    const policy = await portfolio.draft();
    const share = { user_id: userId, start_date: portfolio.today, percentage: '40' };
    const rows = { path: { policyId: policy.id } };
    succeeded(await office.call('createPolicySeller', { ...rows, body: share }));
    const path = { userId };
    expect((await office.call('listUserWork', { path })).body.results).toEqual([{ model: 'policy_seller', count: 1 }]);
    const leave = (body: object) => office.call('deactivateUser', { path, version: 1, body });
    expect((await leave({})).body.errors).toEqual({ heir_id: ['Choose who takes over the work.'] });
    expect((await leave({ heir_id: heir.id })).body.status).toBe('inactive');
    const sellers = (await office.call('listPolicySellers', rows)).body.results ?? [];
    expect(sellers.map((row) => [row.user_id, row.percentage]).sort()).toEqual(
      [
        [userId, '0'],
        [heir.id, '40'],
      ].sort(),
    );
    expect((await office.call('listUserWork', { path })).body.count).toBe(0);
    const held = await office.call('deleteUser', { path, version: 2 });
    expect(held.body.held_by).toEqual([{ model: 'policy_seller', count: 1 }]);
    const history = await office.call('listAudit', { query: { model: 'policy', object_id: policy.id } });
    expect(history.body.results?.[0]?.event).toBe('policy_seller_changed');
  });
});

it('hands over open renewals and tasks too, and tells the heir of each kind once', async () => {
  const other = await api.partner('hereda');
  await other.onPlan('PYMEs');
  const portfolio = await aPortfolio(other);
  const rights: Permission[] = ['policy_app.view_renewal', 'core_app.view_task'];
  const [leaver, heir] = [await other.as(rights), await other.as(rights)];
  const cards: number[] = [];
  for (const place of [1, 2]) {
    const policy = await portfolio.active();
    const card = succeeded<{ id: number; version: number }>(
      await other.call('createRenewal', { body: { policy_id: policy.id } }),
    );
    const given = { path: { renewalId: card.id }, version: card.version, body: { assignee_id: leaver.userId } };
    succeeded(await other.call('assignRenewal', given));
    const task = { title: `Llamar ${place}`, kind: 'call', due_on: portfolio.today, assignee_id: leaver.userId };
    succeeded(await other.call('createTask', { body: task as never }));
    cards.push(card.id);
  }
  const path = { userId: leaver.userId };
  expect((await other.call('listUserWork', { path })).body.results).toEqual([
    { model: 'task', count: 2 },
    { model: 'renewal', count: 2 },
  ]);
  const version = Number((await other.call('getUser', { path })).body.version);
  succeeded(await other.call('deactivateUser', { path, version, body: { heir_id: heir.userId } }));
  for (const renewalId of cards)
    expect((await other.call('getRenewal', { path: { renewalId } })).body).toMatchObject({ assignee_id: heir.userId });
  const told = await api.adminDb
    .selectFrom('notifications')
    .select(['kind', 'params'])
    .where('user_id', '=', heir.userId)
    .orderBy('id')
    .execute();
  expect(told).toMatchObject([
    { kind: 'task_assigned', params: { count: 2, task: 'Llamar 1' } },
    { kind: 'renewal_assigned', params: { count: 2 } },
  ]);
});

describe('leaving', () => {
  it('lets a deactivated user in again after activation', async () => {
    const made = await create('vuelve@example.com', withPassword);
    const path = { userId: made.id };
    const gone = succeeded<UserAnswer>(await office.call('deactivateUser', { path, version: 1, body: {} }));
    expect((await logIn('vuelve@example.com')).body.code).toBe('account_disabled');
    expect((await office.call('activateUser', { path, version: 1 })).status).toBe(412);
    expect((await office.call('activateUser', { path, version: gone.version })).body.status).toBe('active');
    expect((await logIn('vuelve@example.com')).status).toBe(200);
    const history = await office.call('listAudit', { query: { model: 'user', object_id: made.id } });
    expect(history.body.results?.map((row) => row.event)).toEqual(
      expect.arrayContaining(['user_activated', 'user_deactivated', 'user_created']),
    );
  });

  it('deletes who has left no trace, and says what keeps the others', async () => {
    const made = await create('fugaz@example.com');
    const remove = (userId: number, version: number) => office.call('deleteUser', { path: { userId }, version });
    expect((await remove(made.id, 7)).status).toBe(412);
    expect((await remove(made.id, 1)).status).toBe(204);
    expect((await office.call('getUser', { path: { userId: made.id } })).status).toBe(404);
    const busy = await office.as(['core_app.add_customer']);
    const customer = {
      legal_type: 'natural',
      name: 'Luz',
      identification_type: 'passport',
      identification: 'AB12345',
      country_id: '218',
      roles: ['payer'],
    };
    expect((await busy.call('createCustomer', { body: customer })).status).toBe(201);
    const held = await remove(busy.userId, 1);
    expect(held).toMatchObject({ status: 409, body: { held_by: [{ model: 'history', count: 1 }] } });
  });

  it('names an heir only from the same brokerage, active and another person', async () => {
    const made = await create('hereda@example.com', withPassword);
    const path = { userId: made.id };
    const leave = (heir_id: number) => office.call('deactivateUser', { path, version: 1, body: { heir_id } });
    expect((await leave(made.id)).body.errors).toEqual({ heir_id: ['Choose another active user.'] });
    expect((await leave((await api.partner('fuera')).userId)).body.errors).toEqual({
      heir_id: ['The chosen record does not exist.'],
    });
    expect((await office.call('listUserWork', { path })).body).toMatchObject({ count: 0, results: [] });
    expect((await leave(office.userId)).status).toBe(200);
  });
});
