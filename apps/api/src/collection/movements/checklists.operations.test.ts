import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Movement, MovementCheckInput, MovementInput, Settings } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer, startOutbox } from '../../services/mail/index.ts';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { aPdf } from '../../testing/somePdfs.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('requisitos');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

const item = (label: string, is_required = true) => ({ label, is_required });
const template = (branch_id: number | null, kind: MovementInput['kind'] | null, ...items: object[]) => ({
  branch_id,
  kind,
  items,
});
const set = async (movements: object) => {
  const { version } = succeeded<Settings>(await office.call('getSettings'));
  return office.call('updateSettings', { version, body: { movements } });
};
const active = async (over: object = {}) => (await portfolio.active(over)).id;
const asked = (kind: MovementInput['kind'] = 'text') => ({
  kind,
  effective_date: portfolio.today,
  requested_by: 'customer',
  requested_on: portfolio.today,
  reason: 'Aclara el uso',
});
const drafted = async (policyId: number, kind?: MovementInput['kind']) =>
  succeeded<Movement>(await office.call('createMovement', { path: { policyId }, body: asked(kind) }));
const entry = (position: number | null, over: Partial<MovementCheckInput> = {}): MovementCheckInput => ({
  position,
  done_on: null,
  file_id: null,
  ...over,
});
const check = ({ id, version }: Movement, checklist: MovementCheckInput[], call = office.call) =>
  call('updateMovementChecklist', { path: { movementId: id }, version, body: { checklist } });
const issue = ({ id, version, total_delta }: Movement) =>
  office.call('issueMovement', { path: { movementId: id }, version, body: { total_delta } });
const send = ({ id, version }: Movement, by: 'mail' | 'other' = 'other') =>
  office.call('sendMovement', { path: { movementId: id }, version, body: { by } });
const upload = async (policyId: number, name: string) => {
  const head = `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), aPdf(), Buffer.from('\r\n--edge--\r\n')]);
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  return succeeded<{ id: number; version: number }>(
    await office.call('createPolicyFile', { path: { policyId }, payload, headers }),
  );
};
const labelsOf = ({ checklist }: Pick<Movement, 'checklist'>) => checklist.map(({ label }) => label);

describe('the checklists of the settings', () => {
  it('are set for branches and kinds, each pair once, of branches that are there', async () => {
    expect(succeeded<Settings>(await office.call('getSettings')).movements).toMatchObject({
      checklists: [],
      checklist_blocks: true,
    });
    const checklists = [
      template(null, null, item('Carta')),
      template(portfolio.branchId, 'text', item('Cédula', false)),
    ];
    const saved = succeeded<Settings>(await set({ checklists, checklist_blocks: false }));
    expect(saved.movements).toMatchObject({ waiting_days: 5, checklists, checklist_blocks: false });
    const twice = [
      template(null, 'text'),
      template(portfolio.branchId, null),
      template(null, 'text'),
      template(99_999, null),
    ];
    expect((await set({ checklists: twice })).body.errors).toEqual({
      'movements.checklists.2.branch_id': [expect.any(String)],
      'movements.checklists.3.branch_id': [expect.any(String)],
    });
    const stranger = await api.partner('ajena');
    const theirs = await aPortfolio(stranger);
    expect((await set({ checklists: [template(theirs.branchId, null)] })).body.errors).toEqual({
      'movements.checklists.0.branch_id': [expect.any(String)],
    });
    const many = Array.from({ length: 21 }, (_, index) => item(`Papel ${index}`));
    expect((await set({ checklists: [template(null, null, ...many)] })).status).toBe(422);
    expect((await set({ checklists: [template(null, null, item(' '))] })).body.errors).toEqual({
      'movements.checklists.0.items.0.label': [expect.any(String)],
    });
    // What was refused has changed nothing.
    expect(succeeded<Settings>(await office.call('getSettings')).movements).toMatchObject({ checklists });
    await set({ checklists: [], checklist_blocks: true });
  });

  it('are copied into a draft by the one that says most, and leave drafts that are there alone', async () => {
    const { branchId } = portfolio;
    await set({
      checklists: [
        template(null, null, item('De todos')),
        template(null, 'text', item('Del tipo')),
        template(branchId, null, item('Del ramo')),
        template(branchId, 'cancellation', item('Del ramo y el tipo'), item('Opcional', false)),
        template(branchId, 'surcharge'),
      ],
    });
    const policyId = await active();
    const first = await drafted(policyId, 'cancellation');
    expect(first.checklist).toEqual([
      { position: 1, label: 'Del ramo y el tipo', is_required: true, done_on: null, file: null },
      { position: 2, label: 'Opcional', is_required: false, done_on: null, file: null },
    ]);
    expect(first).toMatchObject({ checklist_done: 0, checklist_count: 2, checklist_blocks: true });
    expect(labelsOf(await drafted(policyId))).toEqual(['Del ramo']);
    const life = await active({ branch_id: portfolio.lifeId });
    expect(labelsOf(await drafted(life))).toEqual(['Del tipo']);
    expect(labelsOf(await drafted(life, 'cancellation'))).toEqual(['De todos']);
    const preview = async (id: number, body: object) =>
      (await office.call('previewMovement', { path: { policyId: id }, body })).body.checklist;
    expect(await preview(policyId, asked('cancellation'))).toEqual([
      item('Del ramo y el tipo'),
      item('Opcional', false),
    ]);
    // One without entries says that nothing is needed.
    expect(await preview(policyId, { ...asked('surcharge'), method: 'typed', typed_net: '5.00' })).toEqual([]);
    await set({ checklists: [] });
    expect(labelsOf(succeeded<Movement>(await office.call('getMovement', { path: { movementId: first.id } })))).toEqual(
      ['Del ramo y el tipo', 'Opcional'],
    );
    expect((await drafted(policyId)).checklist).toEqual([]);
  });
});

describe('the checklist of a movement', () => {
  const withTwo = async (policyId: number) => {
    await set({ checklists: [template(null, null, item('Carta'), item('Fotos', false))], checklist_blocks: true });
    return drafted(policyId);
  };

  it('is ticked, has files of its policy, gains entries and loses those that are not required', async () => {
    const policyId = await active();
    const file = await upload(policyId, 'carta.pdf');
    const draft = await withTwo(policyId);
    const done_on = addDays(portfolio.today, -1);
    const changed = succeeded<Movement>(
      await check(draft, [entry(1, { done_on, file_id: file.id }), entry(null, { label: 'Informe del taller' })]),
    );
    expect(changed.checklist).toEqual([
      { position: 1, label: 'Carta', is_required: true, done_on, file: { id: file.id, name: 'carta.pdf' } },
      { position: 2, label: 'Informe del taller', is_required: false, done_on: null, file: null },
    ]);
    expect(changed).toMatchObject({ version: draft.version + 1, checklist_done: 1, checklist_count: 2 });
    expect((await check(draft, [entry(1)])).status).toBe(412);
    const listed = await office.call('listMovements', { query: { policy: policyId } });
    expect(listed.body.results).toMatchObject([{ checklist_done: 1, checklist_count: 2 }]);
    const { results } = (await office.call('listAudit', { query: { model: 'policy', object_id: policyId } })).body;
    const told = (results as { event: string; changes: object[] }[]).find(({ event }) => event === 'movement_checked');
    const says = (field: string, words: string) =>
      expect.objectContaining({ field, after: expect.stringContaining(words) });
    expect(told?.changes).toEqual([
      says('checks_done', 'Carta (carta.pdf)'),
      says('checks_open', 'Informe del taller'),
    ]);
    // Who takes the file out of the policy takes it out of the entry too; the tick stays.
    await office.call('deletePolicyFile', { path: { policyId, fileId: file.id }, version: file.version });
    const after = succeeded<Movement>(await office.call('getMovement', { path: { movementId: draft.id } }));
    expect(after.checklist[0]).toMatchObject({ done_on, file: null });
    // It goes with the movement, wherever that goes.
    const sent = succeeded<Movement>(await send(after));
    expect(sent.checklist).toEqual(after.checklist);
    expect(succeeded<Movement>(await check(sent, [entry(1), entry(2)])).checklist_done).toBe(0);
  });

  it('refuses every entry that is wrong: required ones that are dropped, strange places, files and days', async () => {
    const [policyId, other] = [await active(), await active()];
    const strange = await upload(other, 'otra.pdf');
    const draft = await withTwo(policyId);
    const errorsOf = async (...entries: MovementCheckInput[]) => (await check(draft, entries)).body.errors;
    expect(await errorsOf(entry(2))).toEqual({ checklist: [expect.stringContaining('“Carta” is mandatory')] });
    expect(
      await errorsOf(entry(1, { done_on: portfolio.notYet, file_id: strange.id }), entry(1), entry(7), entry(null)),
    ).toEqual({
      'checklist.0.done_on': [expect.any(String)],
      'checklist.0.file_id': [expect.any(String)],
      'checklist.1.position': [expect.any(String)],
      'checklist.2.position': [expect.any(String)],
      'checklist.3.label': [expect.any(String)],
    });
    const many = Array.from({ length: 41 }, (_, index) => entry(null, { label: `Papel ${index}` }));
    expect((await check(draft, many)).status).toBe(422);
    const viewer = await office.as(['policy_app.view_movement']);
    expect((await check(draft, [entry(1)], viewer.call)).status).toBe(403);
    const given = await office.call('discardMovement', { path: { movementId: draft.id }, version: draft.version });
    expect(await check(succeeded<Movement>(given), [entry(1), entry(2)])).toMatchObject({
      status: 409,
      body: { code: 'movement_moved' },
    });
  });

  it('holds the issue while something required is open, and names it', async () => {
    const policyId = await active();
    const draft = await withTwo(policyId);
    expect(await issue(draft)).toMatchObject({
      status: 409,
      body: {
        code: 'movement_incomplete',
        detail: expect.stringContaining('Carta'),
        missing: ['checklist'],
        errors: { 'checklist.0.done_on': [expect.stringContaining('Carta')] },
      },
    });
    const ticked = succeeded<Movement>(await check(draft, [entry(1, { done_on: portfolio.today }), entry(2)]));
    const issued = succeeded<Movement>(await issue(ticked));
    expect(issued).toMatchObject({ status: 'issued', checklist_done: 1, checklist_count: 2 });
    // What came later is ticked later; its entries stay as they were issued.
    const later = [entry(1, { done_on: portfolio.today }), entry(2, { done_on: portfolio.today })];
    const complete = succeeded<Movement>(await check(issued, later));
    expect(complete.checklist_done).toBe(2);
    expect((await check(complete, [...later, entry(null, { label: 'Otro' })])).body.code).toBe('movement_moved');
    expect((await check(complete, later.slice(0, 1))).body.code).toBe('movement_moved');
    const undone = await office.call('undoMovement', { path: { movementId: issued.id }, version: complete.version });
    expect(succeeded<Movement>(undone).checklist).toEqual(complete.checklist);
    const { results } = (await office.call('listMovements', { query: { policy: policyId } })).body;
    expect(results).toMatchObject([{ undoes_id: issued.id, checklist_count: 0 }, { checklist_count: 2 }]);
  });

  it('only warns where the settings say so', async () => {
    const draft = await withTwo(await active());
    await set({ checklist_blocks: false });
    const shown = succeeded<Movement>(await office.call('getMovement', { path: { movementId: draft.id } }));
    expect(shown.checklist_blocks).toBe(false);
    expect(succeeded<Movement>(await issue(draft)).status).toBe('issued');
    await set({ checklist_blocks: true });
  });
});

describe('the mail to the insurer', () => {
  it('carries the linked files, each once, at most 20 MiB together', async () => {
    const policyId = await active();
    await api.adminDb.updateTable('providers').set({ email: 'emisiones@example.ec' }).execute();
    const [letter, photos] = [await upload(policyId, 'carta de pedido.pdf'), await upload(policyId, 'fotos.pdf')];
    await set({ checklists: [template(null, null, item('Carta'), item('Fotos', false), item('Copia', false))] });
    const draft = succeeded<Movement>(
      await check(await drafted(policyId), [
        entry(1, { file_id: letter.id }),
        entry(2, { file_id: photos.id }),
        entry(3, { file_id: letter.id }),
      ]),
    );
    const shown = async () => (await office.call('getMovementMail', { path: { movementId: draft.id } })).body;
    const size = aPdf().length;
    expect(await shown()).toMatchObject({
      attachments: [
        { id: letter.id, name: 'carta de pedido.pdf', size },
        { id: photos.id, name: 'fotos.pdf', size },
      ],
      refusal: null,
    });
    const weigh = (id: number, bytes: number) =>
      api.adminDb.updateTable('policy_files').set({ size: bytes }).where('id', '=', id).execute();
    await weigh(letter.id, 10 * 1_048_576);
    await weigh(photos.id, 10.5 * 1_048_576);
    expect(await shown()).toMatchObject({ refusal: 'mail_too_large' });
    expect(await send(draft, 'mail')).toMatchObject({
      status: 409,
      body: { code: 'mail_too_large', detail: expect.stringContaining('20.5 MB') },
    });
    expect(await api.adminDb.selectFrom('mails').select('id').where('kind', '=', 'movement').execute()).toEqual([]);
    await weigh(photos.id, 10 * 1_048_576);
    // Sending only warns: what is required is open still.
    expect(succeeded<Movement>(await send(draft, 'mail')).status).toBe('sent');

    const folder = join(api.filesFolder, 'mails');
    const mailer = createMailer({
      smtpUrl: null,
      folder,
      sender: { name: 'Corredor', address: 'no-reply@localhost' },
      patience: 60_000,
    });
    const outbox = startOutbox({ db: api.database.db, mailer, log: { info: () => {}, warn: () => {} }, lease: 60_000 });
    await outbox.kick();
    await outbox.stop();
    const name = readdirSync(folder).find((one) => one.endsWith('-emisiones@example.ec.eml')) ?? '';
    const { attachments } = await PostalMime.parse(readFileSync(join(folder, name)));
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['carta de pedido.pdf', 'application/pdf'],
      ['fotos.pdf', 'application/pdf'],
    ]);
    for (const { content } of attachments) expect(Buffer.from(content as ArrayBuffer).equals(aPdf())).toBe(true);
    // What was sent is not kept a second time.
    expect(await api.adminDb.selectFrom('mail_files').select('id').execute()).toEqual([]);
  });
});
