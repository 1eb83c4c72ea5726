import type { RenewalSummary, RetentionByGroup, RetentionGrouping } from '@corredor/core/api';
import { addMonths } from '@corredor/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

describe('the retention of a brokerage', () => {
  it('counts retention over a window: by terms, by premium, and what the renewed ones grew', async () => {
    const other = await api.partner('retiene');
    const book = await aPortfolio(other);
    const values = [
      ...Array.from({ length: 34 }, () => ({ outcome: 'renewed', net: '1300.00', next: '1365.00' })),
      ...Array.from({ length: 3 }, () => ({ outcome: 'lost', net: '1200.00', next: null })),
      { outcome: 'not_taken_up', net: '1200.00', next: null },
      // No term that could go on.
      { outcome: 'cancelled', net: '9999.00', next: null },
      ...Array.from({ length: 2 }, () => ({ outcome: null, net: '1500.00', next: null })),
    ];
    const model = await book.active({ start_date: addMonths(book.today, -13), end_date: addMonths(book.today, -1) });
    for (const { outcome, net, next } of values) {
      const { rows } = await sql<{
        id: number;
      }>`insert into policies (partner_id, status, number, start_date, end_date, net_premium, total_grant, provider_id)
        select partner_id, 'draft', null, start_date, end_date, ${net}, ${net}, provider_id from policies where id = ${model.id} returning id`.execute(
        api.adminDb,
      );
      const id = Number(rows[0]?.id);
      if (next)
        await sql`insert into policies (partner_id, status, renewed_from_id, net_premium, total_grant)
          select partner_id, 'draft', id, ${next}, ${next} from policies where id = ${id}`.execute(api.adminDb);
      await sql`insert into renewals (partner_id, policy_id, stage_id, kind, stage_since, outcome, decided_on, lost_reason_code)
        select p.partner_id, p.id, s.id, s.kind, ${book.today}, ${outcome}, ${outcome ? book.today : null}, ${outcome === 'lost' ? 'price' : null}
        from policies p join renewal_stages s on s.partner_id = p.partner_id and s.kind = case when ${outcome}::text is null then 'open' when ${outcome}::text = 'renewed' then 'renewed' else 'lost' end
        where p.id = ${id} order by s.position limit 1`.execute(api.adminDb);
    }
    const { retention } = succeeded<RenewalSummary>(await other.call('getRenewalSummary', { query: {} }));
    const told = {
      ending: 40,
      renewed: 34,
      lost: 4,
      open: 2,
      by_count: '89.47',
      by_premium: '90.20',
      growth: '5.00',
    };
    expect(retention).toMatchObject(told);
    const by = async (group: RetentionGrouping) =>
      succeeded<RetentionByGroup>(await other.call('getRenewalRetention', { query: { by: group } }));
    expect(await by('provider')).toMatchObject({
      all: told,
      groups: [{ id: expect.any(Number), name: expect.any(String), retention: told }],
    });
    expect((await by('branch')).groups).toMatchObject([{ id: null, name: null }]);
    expect((await by('assignee')).groups).toMatchObject([{ id: null, retention: { ending: 40 } }]);
  });
});
