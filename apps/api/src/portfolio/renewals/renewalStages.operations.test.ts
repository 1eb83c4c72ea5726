import type { RenewalStage } from '@corredor/core/api';
import { afterAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { aRenewalOffice } from '../../testing/aRenewalOffice.ts';

const { api, office, stageOf, ending, begin, read, step } = await aRenewalOffice('etapas');
afterAll(() => api.close());

describe('the stages of a brokerage', () => {
  it('goes through stages of its own making, of which some stay', async () => {
    const body = { name_es: 'En pausa', name_en: 'On hold', kind: 'open', position: 3, stale_after_days: 5 };
    const stage = succeeded<RenewalStage>(await office.call('createRenewalStage', { body: body as never }));
    const change = { path: { renewalStageId: stage.id }, version: stage.version, body: { name_en: 'Waiting' } };
    const changed = succeeded<RenewalStage>(await office.call('updateRenewalStage', change));
    expect(changed).toMatchObject({ name_en: 'Waiting', name_es: 'En pausa', stale_after_days: 5 });
    const card = await begin((await ending(45)).id);
    succeeded(await step('moveRenewal', card, { stage_id: stage.id }));
    const remove = (query: object, one = changed) =>
      office.call('deleteRenewalStage', {
        path: { renewalStageId: one.id },
        version: one.version,
        query: query as never,
      });
    expect((await remove({})).body).toMatchObject({ code: 'held', held_by: [{ model: 'renewal', count: 1 }] });
    expect((await remove({ move_to: stageOf('lost').id })).status).toBe(422);
    expect((await remove({ move_to: stageOf('open').id })).status).toBe(204);
    expect(await read(card)).toMatchObject({ stage_id: stageOf('open').id });
    expect((await remove({}, stageOf('renewed'))).body.code).toBe('last_stage');
  });

  it('puts the stages that are named first, in their order, and the others behind', async () => {
    const all = succeeded<{ results: RenewalStage[] }>(await office.call('listRenewalStages')).results;
    const ids = all.map(({ id }) => id);
    const turned = [...ids.slice(1, 3), ids[0] as number, ...ids.slice(3)];
    const order = (wanted: readonly number[], who: Pick<typeof office, 'call'> = office) =>
      who.call('orderRenewalStages', { body: { ids: [...wanted] } });
    expect(succeeded<{ results: RenewalStage[] }>(await order(turned)).results.map(({ id }) => id)).toEqual(turned);
    expect((await order([...turned, turned[1] as number])).body.errors).toHaveProperty(`ids.${turned.length}`);
    expect((await order([999_999, ...turned.slice(1)])).body.errors).toHaveProperty('ids.0');
    const first = ids.at(-1) as number;
    expect(succeeded<{ results: RenewalStage[] }>(await order([first])).results.map(({ id }) => id)).toEqual([
      first,
      ...turned.filter((id) => id !== first),
    ]);
    const told = await api.adminDb
      .selectFrom('audit_log')
      .select('after')
      .where('event', '=', 'renewal_stages_ordered')
      .where('partner_id', '=', office.partnerId)
      .execute();
    const stage = expect.objectContaining({ name_en: 'To review' });
    expect(told).toEqual(Array.from({ length: 2 }, () => ({ after: { stages: expect.arrayContaining([stage]) } })));
    expect((await order(turned, await api.partner('etapas-ajenas'))).status).toBe(422);
    succeeded(await order(ids));
  });
});
