import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { notify } from './index.ts';

type Partner = Awaited<ReturnType<TestApi['partner']>>;
type Colleague = Awaited<ReturnType<Partner['as']>>;
let api: TestApi;

/** Tells users of a brokerage something, as a job does: for a partner, by nobody. */
const tell = (partnerId: number, to: Parameters<typeof notify>[1]['to'], times = 1) =>
  api.database.db.transaction().execute(async (trx) => {
    await sql`select set_config('app.partner_id', ${String(partnerId)}, true), set_config('app.user_id', '0', true)`.execute(
      trx,
    );
    for (let count = 1; count <= times; count += 1)
      await notify(
        { trx, caller: { partnerId, userId: null } },
        {
          to,
          kind: 'policy_near_end',
          params: { policy_id: count, number: `P-${count}`, contractor: 'Ana', end_date: '2026-12-31' },
          link: `/app/management/policies?detail=${count}`,
        },
      );
  });
const list = async (who: { call: Colleague['call'] }, query: Record<string, string | number> = {}) =>
  (await who.call('listNotifications', { query })).body;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

describe('a notification', () => {
  it('reaches those who may view the thing, but never the one who did it, nor who has left', async () => {
    const office = await api.partner('uno');
    const viewer = await office.as(['policy_app.view_policy']);
    const actor = await office.as(['policy_app.view_policy', 'policy_app.change_policy']);
    const stranger = await office.as(['core_app.view_customer']);
    const gone = await office.as(['policy_app.view_policy'], { is_active: false });
    const policy = await office.call('createPolicy', { body: { insured_select_type: 'personal', number: 'P-7' } });
    const policyId = Number(policy.body.id);
    await sql`update policies set status = 'active' where id = ${policyId}`.execute(api.adminDb);
    const body = { observations: 'Vendido' };
    const closed = await actor.call('closePolicy', { path: { policyId }, version: 2, body });
    expect(closed.status).toBe(200);
    for (const one of [office, viewer]) {
      const answer = await list(one);
      expect(answer).toMatchObject({ count: 1, unread_count: 1 });
      expect(answer.results?.[0]).toMatchObject({
        kind: 'policy_closed',
        params: { policy_id: policyId, number: 'P-7', actor: 'Ana' },
        title: 'Policy closed',
        description: 'Ana closed policy P-7 of —.',
        status: 'unread',
        link: `/app/management/policies?detail=${policyId}`,
      });
    }
    for (const one of [actor, stranger]) expect(await list(one)).toMatchObject({ count: 0, unread_count: 0 });
    const left = await sql`select id from notifications where user_id = ${gone.userId}`.execute(api.adminDb);
    expect(left.rows).toEqual([]);
  });

  it('reaches everybody of the brokerage where it concerns all, whatever they may do', async () => {
    const office = await api.partner('todos');
    const other = await api.partner('nadie');
    const clerk = await office.as([]);
    const gone = await office.as([], { is_active: false });
    await tell(office.partnerId, 'everybody');
    for (const one of [office, clerk]) expect(await list(one)).toMatchObject({ count: 1 });
    expect(await list(other)).toMatchObject({ count: 0 });
    const left = await sql`select id from notifications where user_id = ${gone.userId}`.execute(api.adminDb);
    expect(left.rows).toEqual([]);
  });

  it('is gone with the transaction that fails', async () => {
    const office = await api.partner('fallo');
    const work = api.database.db.transaction().execute(async (trx) => {
      await sql`select set_config('app.partner_id', ${String(office.partnerId)}, true), set_config('app.user_id', '0', true)`.execute(
        trx,
      );
      await notify(
        { trx, caller: { partnerId: office.partnerId, userId: null } },
        { to: { userIds: [office.userId] }, kind: 'subscription_approved', params: { plan: 'Basic' } },
      );
      throw new Error('broken');
    });
    await expect(work).rejects.toThrow('broken');
    expect(await list(office)).toMatchObject({ count: 0 });
  });

  it('cannot be written for another brokerage', async () => {
    const office = await api.partner('aqui');
    const other = await api.partner('otra');
    await tell(office.partnerId, { userIds: [office.userId, other.userId] });
    expect(await list(office)).toMatchObject({ count: 1 });
    expect(await list(other)).toMatchObject({ count: 0 });
  });

  it('speaks the language of the reader', async () => {
    const office = await api.partner('lengua');
    await tell(office.partnerId, { userIds: [office.userId] });
    const { body } = await office.call('listNotifications', { language: 'es' });
    expect(body.results?.[0]).toMatchObject({
      title: 'Póliza por vencer',
      description: 'La póliza P-1 de Ana vence el 31 dic 2026.',
    });
  });
});

describe('the list', () => {
  it('is newest first, by page, by cursor and by status', async () => {
    const office = await api.partner('lista');
    await tell(office.partnerId, { userIds: [office.userId] }, 5);
    const ids = (answer: Awaited<ReturnType<typeof list>>) => (answer.results ?? []).map((row) => Number(row.id));
    const all = ids(await list(office));
    expect(all).toEqual([...all].sort((one, other) => other - one));
    expect(await list(office, { page_size: 2, page: 3 })).toMatchObject({ count: 5, next: null });
    const seen: number[] = [];
    let cursor: string | null = 'first';
    while (cursor) {
      const answer: Awaited<ReturnType<typeof list>> = await list(office, { page_size: 2, cursor });
      seen.push(...ids(answer));
      cursor = typeof answer.next === 'string' ? new URL(answer.next, 'http://x').searchParams.get('cursor') : null;
    }
    expect(seen).toEqual(all);
    await office.call('updateNotification', { path: { notificationId: all[0] ?? 0 }, body: { status: 'read' } });
    expect(ids(await list(office, { status: 'unread' }))).toEqual(all.slice(1));
    expect(await list(office, { status: 'read' })).toMatchObject({ count: 1, unread_count: 4 });
    expect((await office.call('listNotifications', { query: { cursor: 'abc' } })).status).toBe(422);
  });

  it('is marked as a whole', async () => {
    const office = await api.partner('todas');
    await tell(office.partnerId, { userIds: [office.userId] }, 3);
    const mark = () => office.call('updateAllNotifications', { body: { status: 'read' } });
    expect((await mark()).body).toEqual({ updated: 3, unread_count: 0 });
    expect((await mark()).body).toEqual({ updated: 0, unread_count: 0 });
    expect(await list(office)).toMatchObject({ count: 3, unread_count: 0 });
  });
});

describe('one notification', () => {
  it('is marked and deleted by its recipient only', async () => {
    const office = await api.partner('propia');
    const colleague = await office.as([]);
    await tell(office.partnerId, { userIds: [office.userId, colleague.userId] });
    const path = { notificationId: Number((await list(office)).results?.[0]?.id) };
    const body = { status: 'read' };
    expect((await colleague.call('updateNotification', { path, body })).status).toBe(404);
    expect((await colleague.call('deleteNotification', { path })).status).toBe(404);
    expect((await office.call('updateNotification', { path, body: { status: 'unread' } })).status).toBe(422);
    expect((await office.call('updateNotification', { path, body })).body).toMatchObject({
      status: 'read',
      version: 2,
    });
    expect((await office.call('updateNotification', { path, body })).body).toMatchObject({
      status: 'read',
      version: 2,
    });
    expect((await office.call('deleteNotification', { path })).status).toBe(204);
    expect((await office.call('deleteNotification', { path })).status).toBe(404);
    expect(await list(colleague)).toMatchObject({ count: 1, unread_count: 1 });
  });
});

describe('the business', () => {
  it('tells of renewed policies and paid instalments', async () => {
    const office = await api.partner('negocio');
    const colleague = await office.as(['policy_app.view_policy', 'policy_app.view_payment']);
    const customer = await office.call('createCustomer', {
      body: {
        legal_type: 'natural',
        name: 'Luis',
        identification_type: 'other',
        identification: 'AB12345',
        country_id: '218',
        roles: ['payer'],
      },
    });
    const branch = await office.call('createBranch', { body: { name: 'Mascotas', group: 'other' } });
    const provider = await office.call('createProvider', {
      body: { name: 'Seguros', ruc: '1792143578001', branch_ids: [branch.body.id] },
    });
    const policy = await office.call('createPolicy', {
      body: {
        insured_select_type: 'personal',
        number: 'P-1',
        start_date: '2026-01-01',
        end_date: '2027-01-01',
        contractor_id: customer.body.id,
        payer_id: customer.body.id,
        branch_id: branch.body.id,
        provider_id: provider.body.id,
        net_premium: '100.00',
        payment_frequency: 12,
        estimated_payment_day: 1,
        is_insured: true,
      },
    });
    const path = { policyId: Number(policy.body.id) };
    const active = await office.call('activatePolicy', { path, version: 1 });
    expect(active.status).toBe(200);
    const { body } = await office.call('listPayments', { query: { policy: path.policyId } });
    const payment = body.results?.[0];
    const paid = await office.call('payInstalment', {
      path: { paymentId: Number(payment?.id) },
      version: 1,
      body: { payment_method: 'cash', payment_date: '2026-01-02' },
    });
    expect(paid.status).toBe(200);
    const renewed = await office.call('renewPolicy', { path, version: 2, body: { observations: 'Igual' } });
    expect(renewed.status).toBe(201);
    const next = { path: { policyId: Number(renewed.body.id) }, version: Number(renewed.body.version) };
    expect((await office.call('activatePolicy', next)).status).toBe(200);
    const told = await list(colleague);
    expect(told.results).toMatchObject([
      { kind: 'policy_renewed', link: `/app/management/policies?detail=${renewed.body.id}` },
      { kind: 'payment_paid', params: { instalment: 1, number: 'P-1', amount: payment?.amount } },
    ]);
  });
});
