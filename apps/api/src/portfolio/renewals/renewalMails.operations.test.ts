import type { Renewal, RenewalStage } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded } from '../../testing/aPortfolio.ts';
import { aRenewalOffice } from '../../testing/aRenewalOffice.ts';

const { api, today, stageOf } = await aRenewalOffice('escribe');
afterAll(() => api.close());

describe('mails about what ends', () => {
  const mailsTo = async (address: string) =>
    api.adminDb
      .selectFrom('mails as m')
      .leftJoin('mail_files as f', 'f.mail_id', 'm.id')
      .selectAll('m')
      .select(['f.name as file', 'f.content'])
      .where('m.recipient', '=', address)
      .orderBy('m.id')
      .execute();
  it('ask each insurer once for all of a run, tell each client, move the cards on, and count as mails', async () => {
    const other = await api.partner('pide');
    const book = await aPortfolio(other);
    const at = (days: number, over: object = {}) =>
      book.active({ start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days), ...over });
    const start = async (days: number) => {
      const policy_id = (await at(days)).id;
      return succeeded<Renewal>(await other.call('createRenewal', { body: { policy_id } }));
    };
    const cards = [await start(40), await start(20), await start(30)] as [Renewal, Renewal, Renewal];
    const reach = async (table: 'providers' | 'customers', id: number | undefined, email: string | null) =>
      api.adminDb.updateTable(table).set({ email }).where('id', '=', Number(id)).execute();
    const mail = (operation: 'askInsurer' | 'remindClient', { id, version }: Renewal, run?: number, note?: string) =>
      other.call(operation, {
        path: { renewalId: id },
        version,
        body: { note: note ?? null },
        ...(run && { headers: { 'run-id': String(run) } }),
      });
    const [first] = cards;
    await reach('providers', first.provider?.id, null);
    const shown = (to: 'insurer' | 'client') =>
      other.call('getRenewalMail', { path: { renewalId: first.id }, query: { to } });
    expect((await shown('insurer')).body).toMatchObject({ recipient: { id: first.provider?.id }, email: null });
    expect((await mail('askInsurer', first)).body).toMatchObject({
      status: 409,
      code: 'provider_without_email',
      missing: ['provider_email'],
    });
    await reach('providers', first.provider?.id, 'emision@sur.example');
    await reach('customers', first.contractor?.id, 'cliente@correo.example');

    const lines = cards.map(({ id, version }) => ({ id, version }));
    const asked = await other.call('createRun', { body: { kind: 'askInsurer', title: 'Pedir', lines } });
    const runId = Number(succeeded<{ id: number }>(asked).id);
    const answers = await Promise.all(cards.map((card) => mail('askInsurer', card, runId, 'Misma suma.')));
    for (const { status, body } of answers)
      expect([status, body.stage]).toEqual([200, expect.objectContaining({ name_en: 'Asked the insurer' })]);
    const sent = await mailsTo('emision@sur.example');
    expect(sent).toHaveLength(1);
    const [one] = sent;
    expect(one?.body).toContain('(3)');
    expect(one?.body).toContain('Misma suma.');
    expect(one?.file).toBe('renovaciones.xlsx');
    expect(one?.content?.subarray(0, 2).toString()).toBe('PK');
    const words = (await shown('insurer')).body as { opening: string; closing: string; has_list: boolean };
    expect(words).toMatchObject({ email: 'emision@sur.example', has_list: true });
    expect(words.opening).not.toContain('[note]');

    const [again] = answers.map(({ body }) => body as unknown as Renewal) as [Renewal];
    const told = succeeded<Renewal>(await mail('remindClient', again, undefined, 'Llámeme.'));
    expect(told.stage.name_en).toBe('With the client');
    const [notice, ...rest] = await mailsTo('cliente@correo.example');
    expect(rest).toEqual([]);
    expect(notice).toMatchObject({ file: null, body: expect.stringContaining(first.policy.name) });
    // Who asks again later stays with the client.
    expect(succeeded<Renewal>(await mail('askInsurer', told)).stage.name_en).toBe('With the client');
    await reach('customers', first.contractor?.id, null);
    const [, second] = answers.map(({ body }) => body as unknown as Renewal) as [Renewal, Renewal];
    expect((await mail('remindClient', second)).body.code).toBe('client_without_email');
    const history = await other.call('listAudit', { query: { model: 'renewal', object_id: first.id } });
    expect(history.body.results?.map(({ event }) => event)).toContain('renewal_client_mailed');
    const { body } = await other.call('getSubscription');
    expect(body).toMatchObject({ usage: { emails: 3 } });
  });

  it('tells the client the total of the next term, as an estimate until the insurer has answered', async () => {
    const other = await api.partner('estima');
    const book = await aPortfolio(other);
    const end_date = addDays(today, 20);
    const { id: policy_id } = await book.active({ start_date: addMonths(end_date, -12), end_date });
    const card = succeeded<Renewal>(await other.call('createRenewal', { body: { policy_id } }));
    const prepared = succeeded<Renewal>(
      await other.call('prepareRenewal', {
        path: { renewalId: card.id },
        version: card.version,
        body: { observations: 'Igual.' },
      }),
    );
    const shown = await other.call('getRenewalMail', { path: { renewalId: card.id }, query: { to: 'client' } });
    const next = await other.call('getPolicy', { path: { policyId: Number(prepared.next?.id) } });
    const { total_grant, net_premium } = next.body as { total_grant: string; net_premium: string };
    expect(total_grant).not.toBe(net_premium);
    const total = total_grant.replace('.', ',');
    expect(shown.body.opening).toContain('prima total estimada de la próxima vigencia: $');
    expect(String(shown.body.opening).replaceAll('.', '')).toContain(`$${total}; falta que la aseguradora la confirme`);
  });

  it('says of a term that has ended that it ended', async () => {
    const other = await api.partner('pasada');
    const book = await aPortfolio(other);
    const openings = async (days: number) => {
      const end_date = addDays(today, days);
      const { id: policy_id } = await book.active({ start_date: addMonths(end_date, -12), end_date });
      const { id: renewalId } = succeeded<Renewal>(await other.call('createRenewal', { body: { policy_id } }));
      const shown = (['client', 'insurer'] as const).map((to) =>
        other.call('getRenewalMail', { path: { renewalId }, query: { to } }),
      );
      return (await Promise.all(shown)).map(({ body }) => String(body.opening));
    };
    expect(await openings(-10)).toEqual([
      expect.stringContaining('), que terminó el '),
      expect.stringContaining('La primera terminó el '),
    ]);
    expect(await openings(10)).toEqual([
      expect.stringContaining('), vigente hasta el '),
      expect.stringContaining('La primera termina el '),
    ]);
  });

  it('names in the mail of a run only what still stands as it was chosen; what is tried again gets a mail of its own', async () => {
    const other = await api.partner('nombra');
    const book = await aPortfolio(other);
    const start = async (days: number) => {
      const dates = { start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days) };
      const policy_id = (await book.active(dates)).id;
      return succeeded<Renewal>(await other.call('createRenewal', { body: { policy_id } }));
    };
    const [first, moved, last] = [await start(20), await start(30), await start(40)];
    const email = 'lotes@sur.example';
    await api.adminDb.updateTable('providers').set({ email }).where('id', '=', Number(first.provider?.id)).execute();
    const lines = [first, moved, last].map(({ id, version }) => ({ id, version }));
    const asked = await other.call('createRun', { body: { kind: 'askInsurer', title: 'Pedir', lines } });
    const runId = Number(succeeded<{ id: number }>(asked).id);
    const mail = ({ id, version }: Renewal) =>
      other.call('askInsurer', {
        ...{ path: { renewalId: id }, version, body: { note: null }, headers: { 'run-id': String(runId) } },
      });
    const stage_id = stageOf('open', 2).id;
    const byHand = { path: { renewalId: moved.id }, version: moved.version, body: { next_action_on: today } };
    const { results } = succeeded<{ results: RenewalStage[] }>(await other.call('listRenewalStages'));
    const into = results.find(({ position }) => position === 3)?.id ?? stage_id;
    const now = succeeded<Renewal>(await other.call('moveRenewal', { ...byHand, body: { stage_id: into } }));
    expect((await mail(first)).status).toBe(200);
    expect((await mail(moved)).status).toBe(412);
    // Somebody works on a card that the mail has named: its line is done all the same, and no second mail goes out.
    const given = { path: { renewalId: last.id }, version: last.version, body: { assignee_id: other.userId } };
    expect((await other.call('assignRenewal', given)).status).toBe(200);
    expect((await mail(last)).status).toBe(200);
    expect((await mail(now)).status).toBe(200);
    const sent = await api.adminDb
      .selectFrom('mails')
      .select('body')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute();
    expect(sent).toEqual([{ body: expect.stringContaining('(2)') }, { body: expect.stringContaining('(1)') }]);
    const { rows } = await sql<{ mailed: number[] }>`select mailed from run_lines where run_id = ${runId}
      and mailed is not null order by id`.execute(api.adminDb);
    expect(rows.map(({ mailed }) => mailed)).toEqual([[first.id, last.id], [moved.id]]);
  });
});
