import type { OperationId } from '@corredor/core/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentedOperation } from '../server/request/document.ts';
import { apiWithRecords } from './apiWithRecords.ts';
import { documentedOperations, requiredQuery } from './documentInputs.ts';
import { inputAbout, type Records } from './records.ts';
import { type Call, type CallAnswer, everyPermission, type TestApi } from './testApi.ts';

/** Operations for everybody signed in that ask for a permission themselves, by what is asked for. */
const asksItself: Record<string, string[]> = {
  listAudit: ['policy_app.view_policy'],
  // The record that is asked about is an import of customers.
  checkImport: ['core_app.add_customer'],
  createImport: ['core_app.add_customer'],
  createImportRows: ['core_app.add_customer'],
  finishImport: ['core_app.add_customer'],
  getImport: ['core_app.add_customer'],
  undoImport: ['core_app.add_customer'],
  // The example is a run of payments.
  createRun: ['policy_app.change_payment'],
  getRun: ['policy_app.change_payment'],
  listRunLines: ['policy_app.change_payment'],
  finishRun: ['policy_app.change_payment'],
  cancelRun: ['policy_app.change_payment'],
  previewRunUndo: ['policy_app.change_payment'],
  undoRun: ['policy_app.change_payment'],
};

/** What the handler asks for beside what opens the operation. */
const besides: Record<string, string[]> = {
  prepareRenewal: ['policy_app.add_policy'],
  // The example's rows are vehicles to be put on a policy.
  checkMovementItems: ['core_app.view_vehicle'],
};

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let records: Records;
let administrator: Call;
let nobody: Call;
let disabled: Call;
let newcomer: Call;
/** Who holds some permissions only, by their names. */
const holders = new Map<string, Promise<Call>>();

beforeAll(async () => {
  ({ api, office, records } = await apiWithRecords());
  administrator = office.call;
  nobody = (await office.as([])).call;
  disabled = (await office.as(everyPermission, { is_active: false })).call;
  newcomer = (await api.addUser()).call;
});
afterAll(() => api.close());

/** Somebody who holds these permissions and no others; the same person each time. */
function holding(permissions: string[]): Promise<Call> {
  const name = permissions.join(' ');
  const known = holders.get(name);
  const holder = known ?? office.as(permissions).then(({ call }) => call);
  holders.set(name, holder);
  return holder;
}

const send = (call: Call, operation: DocumentedOperation) =>
  call(operation.id as OperationId, { ...inputAbout(operation, records), query: requiredQuery(operation) });
/** A missing session or a missing permission refuses; any other answer comes from the handler. */
const isShut = ({ status, body }: CallAnswer) =>
  status === 403 || (status === 401 && body.code === 'not_authenticated');
async function isOpenTo(call: Call, operation: DocumentedOperation) {
  const answer = await send(call, operation);
  expect(answer.status).toBeLessThan(500);
  return !isShut(answer);
}
const withId = (operations: DocumentedOperation[]) => operations.map((one) => [one.id, one] as const);
const named = (operation: DocumentedOperation) => asksItself[operation.id] ?? operation.permissions;

const open = documentedOperations.filter((one) => one.security !== 'bearer');
const closed = documentedOperations.filter((one) => one.security === 'bearer');
const forAll = closed.filter((one) => named(one).includes('all'));
const guarded = closed.filter((one) => !named(one).includes('all'));

/** What only the people of a brokerage may ask, by address. */
const ofBrokerages =
  /^\/api\/(core\/(?!partner\/)|policy\/|finance\/|dashboard\/|audit\/|import\/|export\/|auth\/(users|roles)\/)/;
/** What people need for getting a valid plan again, what is their own, and what needs no account. */
const withoutPlan =
  /^\/api\/(auth\/(?!users\/|roles\/)|core\/(partner|calendar-feed)\/|billing\/|notifications\/|public\/)/;

describe('every operation of the document', () => {
  it('says whether it needs a brokerage and a valid plan', () => {
    for (const { id, path, method, needsPartner, needsPlan } of documentedOperations) {
      const wanted = [ofBrokerages.test(path), method !== 'get' && !withoutPlan.test(path)];
      expect([id, needsPartner, needsPlan]).toEqual([id, ...wanted]);
    }
  });

  it.each(withId(closed.filter((one) => one.needsPartner)))(
    '%s is shut without a brokerage',
    async (_id, operation) => {
      expect(await send(newcomer, operation)).toMatchObject({ status: 403, body: { code: 'partner_required' } });
    },
  );

  it('names what opens it', () => {
    for (const operation of documentedOperations) {
      const isOpen = operation.permissions.includes('none');
      expect([operation.id, isOpen]).toEqual([operation.id, operation.security !== 'bearer']);
      const known = ['all', 'none', ...everyPermission];
      expect(operation.permissions.filter((one) => !known.includes(one))).toEqual([]);
    }
  });

  it.each(withId(open))('%s is open to anybody', async (_id, operation) => {
    const { status } = await send(api.anonymous, operation);
    // A body may carry a secret of its own, which the example's is not.
    expect(operation.body ? [403] : [401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });

  it.each(withId(closed))('%s is shut to strangers and to deactivated users', async (_id, operation) => {
    for (const call of [api.anonymous, disabled, api.withToken('x'.repeat(43))])
      expect((await send(call, operation)).status).toBe(401);
  });

  it.each(withId(forAll))('%s is open to all who are signed in', async (_id, operation) => {
    expect(await isOpenTo(nobody, operation)).toBe(true);
    expect(await isOpenTo(administrator, operation)).toBe(true);
  });

  it.each(withId(guarded))('%s is opened by what it names and by nothing else', async (_id, operation) => {
    const openers = everyPermission.filter((one) => named(operation).includes(one));
    expect(openers).toEqual(expect.arrayContaining(named(operation)));
    for (const one of openers) {
      const holder = await holding([one, ...(besides[operation.id] ?? [])]);
      expect([one, await isOpenTo(holder, operation)]).toEqual([one, true]);
    }
    // Whoever holds all others at once shows for each of them that it opens nothing.
    const others = everyPermission.filter((one) => !openers.includes(one));
    expect(await isOpenTo(await holding(others), operation)).toBe(false);
    expect(await isOpenTo(nobody, operation)).toBe(false);
    expect(await isOpenTo(newcomer, operation)).toBe(false);
    expect(await isOpenTo(administrator, operation)).toBe(true);
  });
});
