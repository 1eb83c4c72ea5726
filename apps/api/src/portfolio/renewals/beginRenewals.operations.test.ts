import type { Policy, Renewal } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { afterAll, describe, expect, it } from 'vitest';
import { aCalendar } from '../../testing/aCalendar.ts';
import { aPortfolio, succeeded } from '../../testing/aPortfolio.ts';
import { aRenewalOffice } from '../../testing/aRenewalOffice.ts';

const { api, today } = await aRenewalOffice('comienza');
afterAll(() => api.close());

describe('what a day brings', () => {
  it('gets the cards of ending terms by itself, once, and hears once a week of those of nobody', async () => {
    const other = await api.partner('diaria');
    const book = await aPortfolio(other);
    const at = (days: number, over: object = {}) =>
      book.active({ start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days), ...over });
    const due = [await at(60), await at(80, { notification_limit_days: 90 })];
    await at(61);
    const calendar = aCalendar(api);
    for (const hour of ['17', '18']) await calendar.passTo(`${today}T${hour}:00:00Z`);
    const { results } = succeeded<{ results: Renewal[] }>(await other.call('listRenewals'));
    expect(results.map(({ policy_id }) => policy_id)).toEqual(due.map(({ id }) => id));
    const begun = await other.call('listAudit', { query: { model: 'renewal', object_id: Number(results[0]?.id) } });
    expect(begun.body.results).toMatchObject([
      {
        event: 'renewal_created',
        changes: expect.arrayContaining([
          expect.objectContaining({ field: 'stage', after: expect.stringContaining('To review') }),
        ]),
      },
    ]);
    const told = async () =>
      (await other.call('listNotifications')).body.results?.filter(({ kind }) => kind === 'renewal_unowned');
    expect(await told()).toEqual([]);
    const monday = addDays(today, ((7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7) + 1);
    for (const day of [monday, addDays(monday, 1)]) await calendar.passTo(`${day}T17:00:00Z`);
    expect(await told()).toEqual([
      expect.objectContaining({
        params: { count: 2, end_date: addDays(today, 60) },
        link: '/app/management/renewals?unowned=true',
      }),
    ]);
  });

  it('begins and weighs renewals by the settings of the brokerage', async () => {
    const other = await api.partner('ajustada');
    const book = await aPortfolio(other);
    const at = (days: number) =>
      book.active({ start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days) });
    const [soon, far] = [await at(40), await at(90)];
    await at(91);
    const limits = { window_days: 90, rise_percent: '5', days_without_offer: 41 };
    const { version } = (await other.call('getSettings')).body as { version: number };
    succeeded(await other.call('updateSettings', { version, body: { renewals: limits } }));
    const calendar = aCalendar(api);
    for (const hour of ['17', '18']) await calendar.passTo(`${today}T${hour}:00:00Z`);
    const { results } = succeeded<{ results: Renewal[] }>(await other.call('listRenewals'));
    expect(results.map(({ policy_id, risk_reasons }) => [policy_id, risk_reasons.includes('no_offer')])).toEqual([
      [soon.id, true],
      [far.id, false],
    ]);
    const [, later] = results as [Renewal, Renewal];
    const body = { observations: 'x', change_percent: '5' };
    const prepared = await other.call('prepareRenewal', {
      path: { renewalId: later.id },
      version: later.version,
      body,
    });
    expect(prepared.body.risk_reasons).toContain('premium_rises');
    expect((await other.call('getRenewalSummary')).body).toMatchObject({
      window_days: 90,
      next_entry: addDays(today, 1),
    });
  });

  it('leaves out what is not renewed: bonds of a branch, and single voyages', async () => {
    const other = await api.partner('fianzas');
    const book = await aPortfolio(other);
    const at = (days: number, over: object = {}) =>
      book.active({ start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days), ...over });
    const voyage = await at(10, { renews: false });
    const usual = await at(12);
    await aCalendar(api).passTo(`${today}T17:00:00Z`);
    const listed = async () =>
      succeeded<{ results: Renewal[] }>(await other.call('listRenewals')).results.map(({ policy_id }) => policy_id);
    expect(await listed()).toEqual([usual.id]);
    const byHand = await other.call('createRenewal', { body: { policy_id: voyage.id } });
    expect(byHand.body).toMatchObject({ status: 409, code: 'not_renewable' });
    const saidOf = async ({ id }: { id: number }) => {
      const policy = succeeded<Policy>(await other.call('getPolicy', { path: { policyId: id } }));
      return { renews: policy.renews, comes_up_for_renewal: policy.comes_up_for_renewal };
    };
    expect(await saidOf(usual)).toEqual({ renews: true, comes_up_for_renewal: true });
    const branchId = Number((await other.call('getPolicy', { path: { policyId: usual.id } })).body.branch_id);
    const path = { branchId };
    const { version } = (await other.call('getBranch', { path })).body;
    succeeded(await other.call('updateBranch', { path, version: Number(version), body: { renews: false } }));
    // Each policy says so itself, so that nobody is offered what is refused.
    expect(await saidOf(usual)).toEqual({ renews: true, comes_up_for_renewal: false });
    expect(await saidOf(voyage)).toEqual({ renews: false, comes_up_for_renewal: false });
    const later = await at(14);
    const ofBranch = await other.call('createRenewal', { body: { policy_id: later.id } });
    expect(ofBranch.body).toMatchObject({ status: 409, code: 'not_renewable' });
    // What is open already of such a branch counts no more.
    expect(await listed()).toEqual([]);
    expect((await other.call('getRenewalSummary', { query: {} })).body).toMatchObject({ next_entry: null });
  });

  it('tells each owner once of all that a day brings, and narrows by how the premium changes', async () => {
    const other = await api.partner('avisada');
    const book = await aPortfolio(other);
    const colleague = await other.as(['policy_app.view_renewal']);
    for (const days of [15, 25]) {
      const dates = { start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days) };
      const { id } = await book.active(dates);
      const share = { user_id: colleague.userId, start_date: addDays(today, -100), percentage: '50' };
      succeeded(await other.call('createPolicySeller', { path: { policyId: id }, body: share as never }));
    }
    await aCalendar(api).passTo(`${today}T17:00:00Z`);
    const { results } = (await colleague.call('listNotifications')).body;
    expect(results?.filter(({ kind }) => kind === 'renewal_assigned')).toMatchObject([
      { params: { count: 2, end_date: addDays(today, 15) }, link: '/app/management/renewals?mine=true' },
    ]);
    const [card] = succeeded<{ results: Renewal[] }>(await other.call('listRenewals')).results as [Renewal];
    const given = { path: { renewalId: card.id }, version: card.version };
    succeeded(await other.call('prepareRenewal', { ...given, body: { observations: 'x', change_percent: '7' } }));
    const count = async (query: object) => (await other.call('listRenewals', { query: query as never })).body.count;
    expect(await count({ change_from: '7' })).toBe(1);
    expect(await count({ change_from: '7.01' })).toBe(0);
    expect(await count({ change_from: '-5', change_to: '6.99' })).toBe(0);
  });
});
