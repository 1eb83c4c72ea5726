import { planLimits } from '@corredor/core/billing';
import type { DocumentedOperation } from '../server/request/document.ts';
import { documentedOperations, exampleOf, idsInBody, idsInQuery, setDeep } from './documentInputs.ts';
import { aPdf } from './somePdfs.ts';
import type { CallAnswer, CallOptions, TestApi } from './testApi.ts';

const noLimits = Object.fromEntries(planLimits.map((limit) => [`${limit}_amount`, null]));
type Office = Awaited<ReturnType<TestApi['partner']>>;
/** Numbers of one brokerage's records by the path of their list. */
export type Records = Map<string, number>;

const customers = '/api/core/customers/';
const vehicles = '/api/core/vehicles/';
const providers = '/api/policy/providers/';
const users = '/api/auth/users/';
const offices = 'offices of a provider';
const branches = '/api/policy/branches/';
const coverages = '/api/policy/coverages/';
const policies = '/api/policy/policies/';
const movements = '/api/policy/movements/';
const renewals = '/api/policy/renewals/';
const stages = '/api/policy/renewal-stages/';
const policyFiles = '/api/policy/policies/{policyId}/files/';
const policyVehicles = '/api/policy/policies/{policyId}/vehicles/';
const payments = '/api/policy/payments/';
const receipts = '/api/policy/payments/{paymentId}/receipts/';
const batches = '/api/policy/receipts/batch/';
const crossings = '/api/policy/crossings/';
const messages = '/api/core/messages/';
const notifications = '/api/notifications/';
const roles = '/api/auth/roles/';
const invoices = '/api/billing/invoices/';
const sessions = '/api/auth/sessions/';
const sellers = '/api/finance/sellers/';

/** The list that a field of a body or a filter names a record of; a new name is written down here. */
const lists: Record<string, string> = {
  branch: branches,
  branch_id: branches,
  branch_ids: branches,
  coverage: coverages,
  coverage_id: coverages,
  customer: customers,
  owner: customers,
  owner_id: customers,
  'beneficiaries.customer_id': customers,
  vehicle: vehicles,
  vehicle_id: vehicles,
  contractor: customers,
  contractor_id: customers,
  payer: customers,
  payer_id: customers,
  customer_id: customers,
  family: customers,
  titular_id: customers,
  user_id: users,
  'lines.id': payments,
  'lines.receipt_id': receipts,
  heir_id: users,
  stage: stages,
  stage_id: stages,
  move_to: stages,
  ids: stages,
  other: policies,
  assignee: users,
  assignee_id: users,
  'about.id': policies,
  about_id: policies,
  object_id: policies,
  policy_id: policies,
  policy: policies,
  provider: providers,
  provider_id: providers,
  provider_office_id: offices,
  role: roles,
  seller: users,
  seller_id: sellers,
  sold_by: sellers,
  into: sellers,
  into_id: sellers,
  role_id: roles,
  'offices.id': offices,
  'lines.payment_id': payments,
  'names.record_id': providers,
  'payments.grace.provider_id': providers,
  'movements.rules.provider_id': providers,
  'payments.grace.branch_id': branches,
  'movements.checklists.branch_id': branches,
  'checklist.file_id': policyFiles,
  'movements.rules.branch_id': branches,
  'pairs.credit_id': payments,
  'pairs.payment_id': payments,
  'items.record_id': policyVehicles,
  'items.after.vehicle_id': vehicles,
  'items.after.customer_id': customers,
  'items.after.coverage_id': coverages,
  'items.after.titular_id': customers,
  'fields.payer_id': customers,
  'fields.provider_office_id': offices,
};
/** Parameters of paths that name no brokerage's record. */
const sharedParameters: Record<string, string> = {
  countryId: '218',
  alias: 'nobody-has-it',
  cie10Id: '1',
  imageKey: `${'0'.repeat(32)}.png`,
  draftKey: 'customer.new',
  checkoutKey: 'a-purchase-that-nobody-made',
};
/** What an example says of several records together, said of one. */
const instead: Record<string, object> = {
  createPolicyInsured: { relationship: 'titular', titular_id: null, family_relationship: null },
};
/** A movement that takes a row off its policy. */
function removal(kind: string, target: string, term_net: string | null = null) {
  const items = [{ action: 'remove', target, record_id: null, term_net }];
  return { kind, effective_date: '2026-01-15', requested_by: 'customer', requested_on: '2026-01-15', items };
}
const aRuleOfAll = {
  provider_id: null,
  branch_id: null,
  requested_by: null,
  method: 'pro_rata',
  penalty_percent: null,
  table: null,
  least_percent: null,
  least_amount: null,
};
/** What a reference asks for beside it. */
export const companions: Record<string, object> = {
  'createCustomer.titular_id': { insured_type: 'dependent' },
  'updateCustomer.titular_id': { insured_type: 'dependent' },
  'createTaskRule.user_id': { assign: 'user' },
  'updateTaskRule.user_id': { assign: 'user' },
  'createImport.policy_id': { kind: 'insureds' },
  'checkImport.policy_id': { kind: 'insureds' },
  'createImport.names.0.record_id': { names: [{ kind: 'provider', name: 'Otra', record_id: null }] },
  'checkImport.names.0.record_id': { names: [{ kind: 'provider', name: 'Otra', record_id: null }] },
  'createMovement.items.0.record_id': removal('exclusion', 'vehicle', '-1.00'),
  'previewMovement.items.0.record_id': removal('exclusion', 'vehicle', '-1.00'),
  'updateMovement.items.0.record_id': { items: removal('creditor', 'beneficiary').items },
  'updateSettings.payments.grace.0.provider_id': {
    payments: { grace: [{ provider_id: null, branch_id: null, days: 15 }] },
  },
  'updateSettings.payments.grace.0.branch_id': {
    payments: { grace: [{ provider_id: null, branch_id: null, days: 15 }] },
  },
  'updateSettings.movements.checklists.0.branch_id': {
    payments: { remit_days: 10 },
    movements: { checklists: [{ branch_id: null, kind: null, items: [] }] },
  },
  'updateMovementChecklist.checklist.0.file_id': {
    checklist: [{ position: null, label: 'Carta', done_on: null, file_id: null }],
  },
  'updateSettings.movements.rules.0.provider_id': { payments: { remit_days: 10 }, movements: { rules: [aRuleOfAll] } },
  'updateSettings.movements.rules.0.branch_id': { payments: { remit_days: 10 }, movements: { rules: [aRuleOfAll] } },
  'updatePolicyInsured.titular_id': { relationship: 'dependent', family_relationship: 'son' },
};

/** The list that a place in a body, or a filter, points to. */
export function listOf(trail: readonly string[]): string {
  const name = trail.filter((step) => !/^\d+$/.test(step)).join('.');
  const list = lists[name];
  if (!list) throw new Error(`Say in records.ts which list ${name} names a record of.`);
  return list;
}
/** The document's example of a body, about records that are there. */
export function bodyAbout(operation: DocumentedOperation, records: Records): Record<string, unknown> {
  const example = { ...exampleOf(operation), ...instead[operation.id] };
  const named = idsInBody(operation).filter(([field = '']) => example[field] != null);
  return named.reduce<Record<string, unknown>>((body, trail) => {
    // An office in an example of a new provider has no number yet.
    if (listOf(trail) === offices && trail.at(-1) === 'id') return body;
    return setDeep(body, trail, records.get(listOf(trail)));
  }, example);
}
/** Records for the query parameters that an operation insists on. */
export const requiredAbout = (operation: DocumentedOperation, records: Records) =>
  Object.fromEntries(
    idsInQuery(operation)
      .filter((name) => operation.parameters.some((one) => one.name === name && one.required))
      .map((name) => [name, records.get(listOf([name])) ?? 0]),
  );
/** Values for the parameters of an operation's path. */
export function pathAbout(operation: DocumentedOperation, records: Records): Record<string, string | number> {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)];
  return Object.fromEntries(
    names.map(({ 1: name = '', index }) => {
      const shared = sharedParameters[name];
      return [name, shared ?? records.get(operation.path.slice(0, index)) ?? 0];
    }),
  );
}
/** The parameters of an operation's path that name a brokerage's record. */
export const tenantParameters = (operation: DocumentedOperation) =>
  [...operation.path.matchAll(/\{(\w+)\}/g)].flatMap(({ 1: name = '' }) => (sharedParameters[name] ? [] : [name]));

/** The whole input of an operation: path, version and the document's example as its body. */
export function inputAbout(operation: DocumentedOperation, records: Records): CallOptions {
  const common = { path: pathAbout(operation, records), version: 1 };
  if (operation.body?.type === 'multipart/form-data') return { ...common, ...aPdfForm() };
  return operation.body ? { ...common, body: bodyAbout(operation, records) } : common;
}
function aPdfForm() {
  const head = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n';
  const payload = Buffer.concat([
    Buffer.from(`${head}Content-Type: application/pdf\r\n\r\n`),
    aPdf(),
    Buffer.from('\r\n--edge--\r\n'),
  ]);
  return { payload, headers: { 'content-type': 'multipart/form-data; boundary=edge' } };
}

/** Makes one record of every list of the document that has single records, each from the document's own example. */
export async function makeRecords(office: Office): Promise<Records> {
  // Whatever is asked of these records, the plan has room for it, also one that is bought on the way.
  for (const name of ['Free', 'Basic', 'Professional', 'PYMEs'] as const) await office.onPlan(name, noLimits);
  const records: Records = new Map([[users, office.userId]]);
  const items = documentedOperations.filter((one) => /\{\w+\}\/$/.test(one.path) && tenantParameters(one).length > 0);
  const waiting = new Set(items.map((one) => one.path.replace(/\{\w+\}\/$/, '')));
  while (waiting.size > 0) {
    const ready = [...waiting].find((list) => isReady(list, records));
    if (!ready) throw new Error(`Say in records.ts how records of these are made: ${[...waiting].join(', ')}`);
    waiting.delete(ready);
    const made = await (makers[ready] ?? makeByExample)(ready, office, records);
    records.set(ready, idOf(made));
    const [first]: unknown[] = Array.isArray(made.offices) ? made.offices : [];
    if (first) records.set(offices, idOf(first));
  }
  records.set(invoices, await makeInvoice(office));
  records.set(receipts, idOf(await makeByExample(receipts, office, records)));
  return records;
}
/** Lists whose records are not added but follow from something else. */
const makers: Record<string, typeof makeByExample> = {
  [payments]: makePayment,
  [movements]: makeMovement,
  [renewals]: makeRenewal,
  [messages]: makeMessage,
  [notifications]: makeNotification,
  [sessions]: makeSession,
  [crossings]: makeCrossing,
  [batches]: makeBatch,
};
const adding = (list: string) => documentedOperations.find((one) => one.path === list && one.method === 'post');
function isReady(list: string, records: Records) {
  const operation = adding(makers[list] ? policies : list);
  if (!operation) return false;
  const inItems = idsInBody(operation).filter((trail) => trail.at(-1) === 'id' && listOf(trail) !== offices);
  if (!inItems.every((trail) => records.has(listOf(trail)))) return false;
  const body = bodyAbout(operation, records);
  return [body, pathAbout(operation, records)].every((part) =>
    Object.values(part).every((value) => value !== undefined && value !== 0 && JSON.stringify(value) !== '[null]'),
  );
}
async function makeByExample(list: string, office: Office, records: Records): Promise<Record<string, unknown>> {
  const operation = adding(list);
  if (!operation) throw new Error(`nothing adds to ${list}`);
  return succeeded(await office.call(operation.id as 'createCustomer', inputAbout(operation, records)));
}
/** Instalments come from activating a policy, another than the one that the other lists hang on. */
async function makePayment(_list: string, office: Office, records: Records): Promise<Record<string, unknown>> {
  const policyId = await makeActivePolicy(office, records, 'PAYMENTS');
  const { results } = succeeded(await office.call('listPayments', { query: { policy: policyId } }));
  return { id: results?.[0]?.id };
}
/** A credit comes from what ends a policy early, and is crossed with an instalment of the same policy. */
async function makeCrossing(_list: string, office: Office, records: Records): Promise<Record<string, unknown>> {
  const policyId = await makeActivePolicy(office, records, 'CROSSINGS');
  const credit = await office.owe(policyId, '1.00');
  const { results } = succeeded(await office.call('listPayments', { query: { policy: policyId } }));
  const [{ id, version, contractor_id }] = results as unknown as [Record<'id' | 'version' | 'contractor_id', number>];
  const pair = { credit_id: credit, credit_version: 1, payment_id: id, payment_version: version, amount: '1.00' };
  const body = { customer_id: contractor_id, reason: 'other', pairs: [pair] };
  return succeeded(await office.call('createCrossing', { body }));
}
/** One transfer over the first instalment of a policy. */
async function makeBatch(_list: string, office: Office, records: Records): Promise<Record<string, unknown>> {
  const policyId = await makeActivePolicy(office, records, 'RECEIPTS');
  const { results } = succeeded(await office.call('listPayments', { query: { policy: policyId } }));
  const [{ id, version }] = results as unknown as [Record<'id' | 'version', number>];
  const { start_date } = succeeded(await office.call('getPolicy', { path: { policyId } }));
  const body = { received_on: start_date, method: 'transfer', lines: [{ payment_id: id, version, amount: '1.00' }] };
  return succeeded(await office.call('createReceiptBatch', { body }));
}
/** A movement changes an active policy. */
async function makeMovement(_list: string, office: Office, records: Records): Promise<Record<string, unknown>> {
  const policyId = await makeActivePolicy(office, records, 'MOVEMENTS');
  const { start_date } = succeeded(await office.call('getPolicy', { path: { policyId } }));
  const body = { kind: 'creditor', effective_date: start_date, requested_by: 'customer', requested_on: start_date };
  return succeeded(await office.call('createMovement', { path: { policyId }, body }));
}
/** A renewal is of an active policy. */
async function makeRenewal(_list: string, office: Office, records: Records): Promise<Record<string, unknown>> {
  const policy_id = await makeActivePolicy(office, records, 'RENEWALS');
  return succeeded(await office.call('createRenewal', { body: { policy_id } }));
}
/** Messages come from mails to people outside, such as a reminder of an instalment. */
async function makeMessage(_list: string, office: Office, records: Records): Promise<Record<string, unknown>> {
  const policyId = await makeActivePolicy(office, records, 'MESSAGES');
  const { results: instalments } = succeeded(await office.call('listPayments', { query: { policy: policyId } }));
  const [{ id, version }] = instalments as unknown as [Record<'id' | 'version', number>];
  succeeded(await office.call('notifyPayer', { path: { paymentId: id }, version }));
  const { results } = succeeded(await office.call('listMessages'));
  return { id: results?.[0]?.id };
}
/** Notifications come from what a colleague does. */
async function makeNotification(_list: string, office: Office, records: Records): Promise<Record<string, unknown>> {
  const policyId = await makeActivePolicy(office, records, 'NOTIFICATIONS');
  const colleague = await office.as(['policy_app.change_policy']);
  const body = { observations: 'Sold.' };
  succeeded(await colleague.call('closePolicy', { path: { policyId }, version: 2, body }));
  const { results } = succeeded(await office.call('listNotifications'));
  return { id: results?.[0]?.id };
}
/** Sessions come from signing in; the one that the tests call with stays. */
async function makeSession(_list: string, office: Office): Promise<Record<string, unknown>> {
  return { id: (await office.signInAgain()).sessionId };
}
/** Invoices come from buying a plan. */
async function makeInvoice({ call }: Office) {
  const wanted = { plan_id: 2, renewal_frequency: 'monthly' };
  const { total } = succeeded(await call('getQuote', { query: wanted }));
  const example = exampleOf(documentedOperations.find((one) => one.id === 'createCheckout'));
  const { expected_from: _from, ...order } = example;
  return Number(
    succeeded(await call('createCheckout', { body: { ...order, ...wanted, expected_total: total } })).invoice_id,
  );
}
async function makeActivePolicy(office: Office, records: Records, number: string) {
  const operation = adding(policies);
  const example = operation ? bodyAbout(operation, records) : {};
  const body = { ...example, number };
  const policyId = idOf(succeeded(await office.call('createPolicy', { body })));
  succeeded(await office.call('activatePolicy', { path: { policyId }, version: 1 }));
  return policyId;
}
function succeeded(answer: CallAnswer): CallAnswer['body'] {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
const idOf = (record: unknown) => Number((record as { id: unknown }).id);
