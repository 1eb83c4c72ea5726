import { shownPermissions } from '@corredor/core/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { everyPermission, type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('roles');
  await office.onPlan('PYMEs');
});
afterAll(() => api.close());

interface RoleAnswer {
  id: number;
  version: number;
  name: string;
  permissions: string[];
  users_count: number;
}
const create = async (name: string, permissions: readonly string[], by = office) =>
  succeeded<RoleAnswer>(await by.call('createRole', { body: { name, permissions } }));
const update = (roleId: number, version: number, body: object, by: { call: typeof office.call } = office) =>
  by.call('updateRole', { path: { roleId }, version, body });
const allRoles = async () => succeeded<{ results: RoleAnswer[] }>(await office.call('listRoles')).results;

describe('a role', () => {
  it('starts as one of four, with its users counted', async () => {
    const fresh = await api.partner('nuevo');
    const { results = [] } = (await fresh.call('listRoles')).body;
    expect(results.map((role) => [role.name, role.users_count, role.is_administrator])).toEqual([
      ['Administrador', 1, true],
      ['Asistente', 0, false],
      ['Consulta', 0, false],
      ['Corredor', 0, false],
    ]);
    expect((await fresh.call('listRoles', { query: { search: 'CORRÉ' } })).body.count).toBe(1);
    const byUsers = await fresh.call('listRoles', { query: { ordering: '-users_count', page_size: 1 } });
    expect(byUsers.body.results?.[0]?.name).toBe('Administrador');
  });

  it('views whatever it adds, changes or deletes: what is sent without is refused and says what is missing', async () => {
    const body = { name: 'Cobranza', permissions: ['policy_app.change_payment', 'core_app.delete_customer'] };
    const sentence =
      'Whoever adds, changes or deletes must also view. Add policy_app.view_payment, core_app.view_customer.';
    const refused = await office.call('createRole', { body });
    expect([refused.status, refused.body.errors]).toEqual([422, { permissions: [sentence] }]);
    const whole = ['core_app.delete_customer', 'core_app.view_customer', 'policy_app.view_payment'];
    const { id, permissions } = await create('Cobranza', whole);
    expect(permissions).toEqual(['policy_app.view_payment', 'core_app.view_customer', 'core_app.delete_customer']);
    const taken = await update(id, 1, { permissions: ['core_app.delete_customer', 'policy_app.view_payment'] });
    expect([taken.status, Object.keys(Object(taken.body.errors))]).toEqual([422, ['permissions']]);
    const read = await office.call('getRole', { path: { roleId: id } });
    expect(read.body).toMatchObject({ permissions, is_administrator: false });
  });

  it('with everything that is shown holds the rest too; another keeps what it held of it', async () => {
    const all = await create('Dirección', shownPermissions);
    expect(all.permissions).toEqual(everyPermission);
    const less = everyPermission.filter((one) => one !== 'auth.delete_group');
    const kept = succeeded<RoleAnswer>(await update(all.id, all.version, { permissions: less }));
    expect(kept.permissions).toEqual(less);
    expect(less).toContain('finance_app.view_report');
    const { results: names } = succeeded<{ results: { permission: string }[] }>(await office.call('listPermissions'));
    expect(names.map((one) => one.permission)).toEqual(shownPermissions);
  });

  it('is called like no other', async () => {
    await create('Síniestros', ['policy_app.view_policy']);
    const again = await office.call('createRole', {
      body: { name: ' siniestros ', permissions: ['policy_app.view_policy'] },
    });
    expect(again).toMatchObject({ status: 422, body: { errors: { name: ['A role with this name already exists.'] } } });
  });

  it.each([
    ['permissions', { name: 'Vacío', permissions: [] }],
    ['permissions.0', { name: 'Otro', permissions: ['policy_app.eat_policy'] }],
    ['name', { name: ' ', permissions: ['policy_app.view_policy'] }],
  ])('refuses a wrong %s', async (field, body) => {
    const answer = await office.call('createRole', { body });
    expect([answer.status, Object.keys(Object(answer.body.errors))]).toEqual([422, [field]]);
  });

  it('changes for everybody who has it, from the next request on', async () => {
    const clerk = await office.as(['core_app.view_customer']);
    const mine = await api.adminDb
      .selectFrom('users')
      .select('role_id')
      .where('id', '=', clerk.userId)
      .executeTakeFirstOrThrow();
    const roleId = mine.role_id ?? 0;
    expect((await clerk.call('listProviders')).status).toBe(403);
    const changed = await update(roleId, 1, { permissions: ['core_app.view_customer', 'policy_app.view_provider'] });
    expect(changed.body).toMatchObject({ version: 2, users_count: 1 });
    expect((await clerk.call('listProviders')).status).toBe(200);
    const late = await update(roleId, 1, { name: 'Tarde' });
    expect([late.status, Object(late.body.current).version]).toEqual([412, 2]);
    const held = await office.call('deleteRole', { path: { roleId }, version: 2 });
    expect(held).toMatchObject({ status: 409, body: { code: 'held', held_by: [{ model: 'user', count: 1 }] } });
  });

  it('is deleted where nobody has it, leaving its history', async () => {
    const { id } = await create('De paso', ['policy_app.view_policy']);
    expect((await office.call('deleteRole', { path: { roleId: id }, version: 7 })).status).toBe(412);
    expect((await office.call('deleteRole', { path: { roleId: id }, version: 1 })).status).toBe(204);
    expect((await office.call('getRole', { path: { roleId: id } })).status).toBe(404);
    const history = await office.call('listAudit', { query: { model: 'group', object_id: id } });
    expect(history.body.results?.map((row) => row.event)).toEqual(['role_deleted', 'role_created']);
  });

  it('is not found by another brokerage', async () => {
    const [role] = await allRoles();
    const stranger = await api.partner('ajena');
    const path = { roleId: role?.id ?? 0 };
    expect((await stranger.call('getRole', { path })).status).toBe(404);
    expect((await stranger.call('updateRole', { path, version: 1, body: { name: 'Mío' } })).status).toBe(404);
  });
});

describe('nobody gives what they do not hold', () => {
  const some = [
    'auth.view_group',
    'auth.add_group',
    'auth.change_group',
    'auth.delete_group',
    'policy_app.view_policy',
  ];

  it('neither by a new role nor by one that they change', async () => {
    const deputy = await office.as(some);
    const grab = { name: 'Todo', permissions: ['policy_app.view_policy', 'policy_app.delete_policy'] };
    expect((await deputy.call('createRole', { body: grab })).body.errors).toHaveProperty('permissions');
    const own = succeeded<RoleAnswer>(
      await deputy.call('createRole', { body: { name: 'Poco', permissions: ['policy_app.view_policy'] } }),
    );
    const more = await update(own.id, 1, { permissions: ['policy_app.view_policy', 'policy_app.add_policy'] }, deputy);
    expect([more.status, Object.keys(Object(more.body.errors))]).toEqual([422, ['permissions']]);
  });

  it('nor may they touch a role that holds more', async () => {
    const deputy = await office.as(some);
    const administrator = (await allRoles()).find((role) => role.permissions.length === everyPermission.length);
    const changed = await update(administrator?.id ?? 0, administrator?.version ?? 0, { permissions: some }, deputy);
    expect(changed).toMatchObject({ status: 409, body: { code: 'role_beyond' } });
  });
});

describe('the last administrator', () => {
  it('keeps every permission until another one has signed in', async () => {
    const small = await api.partner('pequena');
    await small.onPlan('PYMEs');
    const [role] = (await small.call('listRoles', { query: { search: 'administrador' } })).body.results ?? [];
    const strip = (version: number) =>
      small.call('updateRole', {
        path: { roleId: Number(role?.id) },
        version,
        body: { permissions: everyPermission.filter((one) => one !== 'auth.delete_group') },
      });
    expect(await strip(1)).toMatchObject({ status: 409, body: { code: 'last_administrator' } });
    const renamed = await small.call('updateRole', {
      path: { roleId: Number(role?.id) },
      version: 1,
      body: { name: 'Jefatura' },
    });
    expect(renamed.status).toBe(200);
    await small.as(everyPermission);
    expect((await strip(2)).status).toBe(200);
  });
});
