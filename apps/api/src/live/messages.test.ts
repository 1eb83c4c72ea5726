import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LiveClient, openLive, tell } from '../testing/liveClient.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';

let api: TestApi;
let one: { url: string } | undefined;
let other: { url: string } | undefined;
const clients: LiveClient[] = [];
const at = async (server: { url: string } | undefined, ...rest: [Parameters<typeof openLive>[1], object?]) => {
  const client = await openLive(server ?? { url: '' }, ...rest);
  clients.push(client);
  await client.opened();
  return client;
};

beforeAll(async () => {
  api = await testApi();
  [one, other] = [await api.serve(), await api.serve()];
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => api.close());

describe('the list', () => {
  it('is asked for at the open, newest first, in the language of its reader', async () => {
    const office = await api.partner('lista');
    await office.call('updateMyPreferences', { body: { language: 'es' } });
    await tell(api, office.partnerId, [office.userId], 'Basic');
    await tell(api, office.partnerId, [office.userId], 'PYMEs');
    const client = await at(one, office);
    const list = await client.list();
    expect(list.map(({ params }) => params.plan)).toEqual(['PYMEs', 'Basic']);
    expect(list[0]).toMatchObject({ status: 'unread', title: 'Plan activo' });
  });

  it('holds no more than the newest thousand', async () => {
    const office = await api.partner('mil');
    await Promise.all(Array.from({ length: 4 }, () => tellOften(office, 256)));
    const list = await (await at(one, office)).list();
    expect(list).toHaveLength(1_000);
    expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toSorted((a, b) => b - a));
  });

  it('is empty before there is a brokerage, and the brokerage’s as soon as there is one', async () => {
    const newcomer = await api.addUser();
    const client = await at(one, newcomer);
    expect(await client.list()).toEqual([]);
    const made = await newcomer.call('createPartner', {
      body: {
        name: 'Nueva',
        alias: `nueva-${newcomer.userId}`,
        tax_id: '1790012345001',
        phone: '+593991234567',
        email: 'nueva@example.com',
        country_id: '218',
      },
    });
    await tell(api, Number(made.body.id), [newcomer.userId]);
    await client.take('get_notification');
    expect(await client.list()).toHaveLength(1);
  });
});

describe('what is notified', () => {
  it('reaches all open pages of its recipient, on every server, and nobody else', async () => {
    const office = await api.partner('uno');
    const stranger = await api.partner('dos');
    const colleague = await office.as([]);
    const pages = [await at(one, office), await at(one, office), await at(other, office)];
    const others = [await at(one, colleague), await at(other, stranger)];
    for (const page of [...pages, ...others]) await page.list();
    await tell(api, office.partnerId, [office.userId], 'Professional');
    for (const page of pages)
      expect((await page.take('get_notification')).notification).toMatchObject({
        params: { plan: 'Professional' },
        status: 'unread',
        title: 'Plan active',
      });
    for (const page of others) {
      await page.list();
      expect(page.messages).toEqual([]);
    }
  });

  it('is told to nobody when its transaction fails', async () => {
    const office = await api.partner('fallo');
    const page = await at(one, office);
    await page.list();
    const fail = async () => {
      throw new Error('broken');
    };
    await expect(tell(api, office.partnerId, [office.userId], 'PYMEs', fail)).rejects.toThrow('broken');
    await tell(api, office.partnerId, [office.userId], 'Basic');
    expect((await page.take('get_notification')).notification.params).toEqual({ plan: 'Basic' });
  });

  it('comes in the order in which it happened', async () => {
    const office = await api.partner('orden');
    const page = await at(other, office);
    await page.list();
    for (let count = 0; count < 30; count += 1) await tell(api, office.partnerId, [office.userId], `Plan ${count}`);
    const plans: unknown[] = [];
    while (plans.length < 30) plans.push((await page.take('get_notification')).notification.params.plan);
    expect(plans).toEqual(Array.from({ length: 30 }, (_, count) => `Plan ${count}`));
  });
});

describe('a mark', () => {
  it('on one is told to all pages of the user, wherever they are', async () => {
    const office = await api.partner('marca');
    await tell(api, office.partnerId, [office.userId]);
    const page = await at(one, office);
    const elsewhere = await at(other, office);
    const [{ id } = { id: 0 }] = await page.list();
    page.send({ type: 'update_notification', notification_id: id });
    for (const told of [page, elsewhere]) expect((await told.take('update_notification')).notification_id).toBe(id);
    expect((await elsewhere.list())[0]).toMatchObject({ id, status: 'read', version: 2 });
  });

  it('on all is told once, also when there is one or none', async () => {
    const office = await api.partner('todas');
    const page = await at(one, office);
    const elsewhere = await at(other, office);
    for (const count of [3, 1, 0]) {
      for (let told = 0; told < count; told += 1) await tell(api, office.partnerId, [office.userId]);
      page.send({ type: 'update_all_notifications' });
      for (const told of [page, elsewhere]) await told.take('update_all_notifications');
    }
    const list = await page.list();
    expect(list.map(({ status }) => status)).toEqual(['read', 'read', 'read', 'read']);
    expect(page.messages.filter(({ type }) => type.startsWith('update'))).toEqual([]);
  });

  it('on one that is read, or gone, is answered all the same, to whoever asked', async () => {
    const office = await api.partner('otravez');
    await tell(api, office.partnerId, [office.userId]);
    const page = await at(one, office);
    const [{ id } = { id: 0 }] = await page.list();
    for (let time = 0; time < 2; time += 1) {
      page.send({ type: 'update_notification', notification_id: id });
      expect(await page.take('update_notification')).toEqual({ type: 'update_notification', notification_id: id });
    }
    page.send({ type: 'update_notification', notification_id: id + 1_000_000 });
    expect((await page.take('delete_notification')).notification_id).toBe(id + 1_000_000);
  });

  it('on somebody else’s changes nothing, and is answered like one on none', async () => {
    const office = await api.partner('propia');
    const stranger = await api.partner('ajena');
    const colleague = await office.as([]);
    await tell(api, office.partnerId, [office.userId]);
    const [{ id } = { id: 0 }] = await (await at(one, office)).list();
    for (const who of [colleague, stranger]) {
      const page = await at(one, who);
      page.send({ type: 'update_notification', notification_id: id });
      expect((await page.take('delete_notification')).notification_id).toBe(id);
    }
    expect((await (await at(one, office)).list())[0]).toMatchObject({ id, status: 'unread' });
  });

  it('over HTTP is told like one over the channel, and so is a deletion', async () => {
    const office = await api.partner('http');
    for (let count = 0; count < 3; count += 1) await tell(api, office.partnerId, [office.userId]);
    const page = await at(one, office);
    const [first, second] = (await page.list()).map(({ id }) => id);
    const path = { notificationId: first ?? 0 };
    await office.call('updateNotification', { path, body: { status: 'read' } });
    expect((await page.take('update_notification')).notification_id).toBe(first);
    await office.call('deleteNotification', { path: { notificationId: second ?? 0 } });
    expect((await page.take('delete_notification')).notification_id).toBe(second);
    await office.call('updateAllNotifications', { body: { status: 'read' } });
    await page.take('update_all_notifications');
    expect((await page.list()).map(({ id, status }) => [id, status])).toHaveLength(2);
  });
});

/** Many at once, in one statement. */
async function tellOften({ partnerId, userId }: { partnerId: number; userId: number }, times: number) {
  await sql`insert into notifications (partner_id, user_id, kind, params)
    select ${partnerId}, ${userId}, 'subscription_approved', '{"plan": "Basic"}' from generate_series(1, ${times})`.execute(
    api.adminDb,
  );
}
