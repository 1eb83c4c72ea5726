import type { Renewal, RunUndoLine } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { afterAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { aRenewalOffice, lost } from '../../testing/aRenewalOffice.ts';

const { api, office, today, stageOf, ending, begin, read, policyOf, step, prepare } = await aRenewalOffice('lotes');
afterAll(() => api.close());

describe('a bulk run', () => {
  it('prepares, leaves what is prepared, and is told line by line; losing is undone line by line', async () => {
    const cards = [await begin((await ending(31)).id), await prepare(await begin((await ending(32)).id))];
    // Whoever goes on with a run says the same as who began it.
    const long = 'Todas igual. '.repeat(150).trim();
    const run = async (kind: string, some: Renewal[]) =>
      succeeded<{ id: number }>(
        await office.call('createRun', {
          body: {
            kind,
            title: 'Lote',
            params: { observations: long },
            lines: some.map(({ id, version }) => ({ id, version })),
          } as never,
        }),
      ).id;
    const runId = await run('prepareRenewal', cards);
    expect((await office.call('getRun', { path: { runId } })).body).toMatchObject({ params: { observations: long } });
    const body = { observations: 'Todas igual.' };
    for (const { id, version } of cards)
      await office.call('prepareRenewal', {
        path: { renewalId: id },
        version,
        body,
        headers: { 'run-id': String(runId) },
      });
    const lines = await office.call('listRunLines', { path: { runId } });
    expect(lines.body.results?.map(({ outcome }) => outcome)).toEqual(['done', 'skipped']);
    const single = [await begin((await ending(33)).id)];
    const losing = await run('loseRenewal', single);
    const [card] = single as [Renewal];
    const given = { path: { renewalId: card.id }, version: card.version, headers: { 'run-id': String(losing) } };
    succeeded(await office.call('loseRenewal', { ...given, body: lost as never }));
    succeeded(await office.call('finishRun', { path: { runId: losing } }));
    const shown = await office.call('previewRunUndo', { path: { runId: losing } });
    expect(shown.body.results).toMatchObject([{ about: { id: card.id }, outcome: 'taken_back' }]);
    const undo = await office.call('undoRun', { path: { runId: losing }, body: { title: 'Deshacer' } });
    expect(undo).toMatchObject({ status: 201, body: { kind: 'reopenRenewal' } });
  });
});

describe('the undo of a run', () => {
  type Done = 'moveRenewal' | 'assignRenewal' | 'prepareRenewal';
  const start = async (kind: string, some: Renewal[]) => {
    const lines = some.map(({ id, version }) => ({ id, version }));
    const run = await office.call('createRun', { body: { kind, title: 'Lote', lines } as never });
    return Number(succeeded<{ id: number }>(run).id);
  };
  const inRun = (runId: number, operation: Done | 'undoRenewalStep', { id, version }: Renewal, body: object) =>
    office.call(operation, {
      ...{ path: { renewalId: id }, version, body: body as never, headers: { 'run-id': String(runId) } },
    });
  const doAll = async (kind: Done, some: Renewal[], body: object) => {
    const runId = await start(kind, some);
    for (const card of some) expect((await inRun(runId, kind, card, body)).status).toBe(200);
    succeeded(await office.call('finishRun', { path: { runId } }));
    return runId;
  };
  const undo = async (runId: number, params?: Record<string, boolean>) =>
    succeeded<{ id: number; kind: string; params: object }>(
      await office.call('undoRun', { path: { runId }, body: { title: 'Deshacer', ...(params && { params }) } }),
    );
  const preview = async (runId: number, query: object = {}) =>
    succeeded<{ results: RunUndoLine[] }>(
      await office.call('previewRunUndo', { path: { runId }, query: query as never }),
    ).results.map(({ about, outcome, code }) => [about.id, outcome, code]);
  it('leaves a loss that somebody told by hand since', async () => {
    const [card] = await cards(71);
    const runId = await start('loseRenewal', [card]);
    const headers = { 'run-id': String(runId) };
    const given = { path: { renewalId: card.id }, version: card.version, body: lost as never, headers };
    succeeded(await office.call('loseRenewal', given));
    succeeded(await office.call('finishRun', { path: { runId } }));
    expect(await preview(runId)).toEqual([[card.id, 'taken_back', null]]);
    succeeded(await step('reopenRenewal', await read(card)));
    succeeded(await step('loseRenewal', await read(card), { ...lost, reason: 'Vendió el auto.' }));
    expect(await preview(runId)).toEqual([[card.id, 'stays', 'step_superseded']]);
    const back = await undo(runId);
    const again = await office.call('reopenRenewal', {
      ...{ path: { renewalId: card.id }, version: (await read(card)).version, headers: { 'run-id': String(back.id) } },
    });
    expect(again.body).toMatchObject({ status: 409, code: 'step_superseded' });
  });

  const cards = async (...days: number[]) => {
    const found: Renewal[] = [];
    for (const one of days) found.push(await begin((await ending(one)).id));
    return found as [Renewal, Renewal, Renewal];
  };

  it('moves cards back to where they stood, but not those that were moved again since', async () => {
    const [one, other] = await cards(21, 22);
    const into = { stage_id: stageOf('open', 2).id, next_action_on: addDays(today, 4) };
    const runId = await doAll('moveRenewal', [one, other], into);
    succeeded(await step('moveRenewal', await read(other), { stage_id: stageOf('open', 3).id }));
    const shown = await preview(runId);
    const back = await undo(runId);
    expect(back).toMatchObject({ kind: 'undoRenewalStep', params: { step: 'move' } });
    expect(shown).toEqual([
      [one.id, 'taken_back', null],
      [other.id, 'stays', 'step_superseded'],
    ]);
    const done = await inRun(back.id, 'undoRenewalStep', await read(one), { step: 'move' });
    expect(done.body).toMatchObject({ stage_id: one.stage_id, stage_since: one.stage_since, next_action_on: null });
    const again = await inRun(back.id, 'undoRenewalStep', await read(other), { step: 'move' });
    expect(again.body).toMatchObject({ status: 409, code: 'step_superseded' });
    const { results } = (await office.call('listRunLines', { path: { runId: back.id } })).body;
    expect(results?.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['done', null],
      ['failed', 'step_superseded'],
    ]);
  });

  it('gives cards back to whoever had them, or to nobody', async () => {
    const [one, other] = await cards(23, 24);
    const colleague = await office.as(['policy_app.view_renewal']);
    const owned = succeeded<Renewal>(await step('assignRenewal', one, { assignee_id: colleague.userId }));
    const runId = await doAll('assignRenewal', [owned, other], { assignee_id: office.userId });
    const back = await undo(runId);
    for (const [card, assignee_id] of [
      [owned, colleague.userId],
      [other, null],
    ] as const) {
      const answer = await inRun(back.id, 'undoRenewalStep', await read(card), { step: 'assign' });
      expect(answer.body).toMatchObject({ assignee_id });
    }
  });

  it('deletes untouched drafts, names those that somebody edited, and goes on with them where that is said', async () => {
    const [one, other] = await cards(25, 26);
    const runId = await doAll('prepareRenewal', [one, other], { observations: 'Igual.' });
    const edited = await read(other);
    const path = { policyId: Number(edited.next?.id) };
    const { version } = await policyOf(path.policyId);
    succeeded(await office.call('updatePolicy', { path, version: Number(version), body: { deductible: '5 %' } }));
    expect(await preview(runId)).toEqual([
      [one.id, 'taken_back', null],
      [other.id, 'stays', 'draft_edited'],
    ]);
    expect((await preview(runId, { gives_up_edited: true })).map(([, outcome]) => outcome)).toEqual([
      'taken_back',
      'taken_back',
    ]);
    const back = await undo(runId);
    const clean = await inRun(back.id, 'undoRenewalStep', await read(one), { step: 'prepare' });
    expect(clean.body).toMatchObject({ next: null, allowed_actions: expect.arrayContaining(['prepare']) });
    expect(await policyOf(one.policy_id)).toMatchObject({ next_draft: null, status: 'active' });
    const refused = await inRun(back.id, 'undoRenewalStep', edited, { step: 'prepare' });
    expect(refused.body).toMatchObject({ status: 409, code: 'draft_edited' });
    expect(refused.body.detail).toContain(edited.next?.name);
    succeeded(await office.call('finishRun', { path: { runId: back.id } }));
    const sure = await inRun(back.id, 'undoRenewalStep', edited, { step: 'prepare', gives_up_edited: true });
    expect(sure.body).toMatchObject({ next: null });
    const told = await office.call('listAudit', { query: { model: 'renewal', object_id: one.id } });
    expect(told.body.results?.map(({ event }) => event)).toContain('renewal_unprepared');
  });

  it('takes no mail back, and is one step of a card by itself too', async () => {
    const [one] = await cards(27);
    const moved = succeeded<Renewal>(await step('moveRenewal', one, { stage_id: stageOf('open', 1).id }));
    const mail = await step('undoRenewalStep', moved, { step: 'ask' });
    expect(mail.body).toMatchObject({ status: 409, code: 'not_undoable' });
    expect((await step('undoRenewalStep', moved, { step: 'prepare' })).body.code).toBe('step_superseded');
    expect(succeeded<Renewal>(await step('undoRenewalStep', moved, { step: 'move' })).stage_id).toBe(one.stage_id);
  });
});
