import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

// ñ is a letter of its own, after n; other accents are their letter, and capitals do not matter.
const inOrder = ['Alba', 'Álvarez', 'élite', 'Emilia', 'Na', 'nato', 'Nz', 'Ña', 'ñu', 'Oa'];
const mixed = ['ñu', 'Oa', 'Álvarez', 'Na', 'Nz', 'Alba', 'Ña', 'nato', 'Emilia', 'élite'];
let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let policyId: number;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('orden');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  policyId = (await portfolio.draft()).id;
  const made = async (answer: ReturnType<typeof office.call>) => succeeded<{ id: number }>(await answer).id;
  const flags = { vehicles: false, insureds: false, generals: false, diagnosis: false };
  for (const [place, name] of mixed.entries()) {
    const customer = await portfolio.addCustomer(name);
    const provider = await made(office.call('createProvider', { body: { name, ruc: `1793${100000 + place}001` } }));
    // No two of a brokerage may have names that are found alike.
    const apart = `${name} (${place})`;
    const branch = await made(office.call('createBranch', { body: { name: apart, group: 'other', flags } }));
    await portfolio.addCoverage(apart, portfolio.branchId);
    const policy = { contractor_id: customer, payer_id: customer, branch_id: branch, provider_id: provider };
    await made(
      office.call('createPolicy', { body: { insured_select_type: 'personal', number: `N-${place}`, ...policy } }),
    );
    const car = { plate: `NAA${1000 + place}`, brand: name, model: 'Uno', year: 2020, owner_id: customer };
    await made(office.call('createVehicle', { body: car }));
    const task = { title: name, kind: 'other', due_on: portfolio.today, assignee_id: office.userId };
    await made(office.call('createTask', { body: task }));
  }
});
afterAll(() => api.close());

type Row = Record<string, unknown> & { name?: string; title?: string; brand?: string };
const rows = async (list: Parameters<typeof office.call>[0], query: object) =>
  succeeded<{ results: Row[] }>(await office.call(list, { query: { page_size: 100, ...query } } as never)).results;
const known = (names: (string | undefined)[]) =>
  names.map((name) => name?.replace(/ \(\d\)$/, '')).filter((name) => name !== undefined && inOrder.includes(name));
const nameOf = (value: unknown) => (value as { name?: string } | null)?.name;

it.each([
  ['listCustomers', 'name', (row: Row) => row.name],
  ['listProviders', 'name', (row: Row) => row.name],
  ['listBranches', 'name', (row: Row) => row.name],
  ['listCoverages', 'name', (row: Row) => row.name],
  ['listVehicles', 'brand', (row: Row) => row.brand],
  ['listVehicles', 'owner', (row: Row) => nameOf(row.owner)],
  ['listTasks', 'title', (row: Row) => row.title],
  ['listPolicies', 'contractor', (row: Row) => nameOf(row.contractor)],
  ['listPolicies', 'payer', (row: Row) => nameOf(row.payer)],
  ['listPolicies', 'provider', (row: Row) => nameOf(row.provider)],
  ['listPolicies', 'branch', (row: Row) => nameOf(row.branch)],
] as const)('%s puts ñ after n when it is ordered by %s', async (list, ordering, read) => {
  expect(known((await rows(list, { ordering })).map(read))).toEqual(inOrder);
  expect(known((await rows(list, { ordering: `-${ordering}` })).map(read))).toEqual(inOrder.toReversed());
});

it('still finds ñ by n, and n by ñ', async () => {
  expect(known((await rows('listCustomers', { search: 'na', ordering: 'name' })).map((row) => row.name))).toEqual([
    'Na',
    'nato',
    'Ña',
  ]);
  expect(known((await rows('listCustomers', { search: 'ñato' })).map((row) => row.name))).toEqual(['nato']);
});

it('sorts the insured of a policy the same way', async () => {
  for (const name of ['Ñandú', 'Nzinga', 'Oa', 'Na']) {
    const customer_id = await portfolio.addCustomer(`${name} Aseg`);
    const body = { customer_id, relationship: 'titular', start_date: portfolio.today };
    succeeded(await office.call('createPolicyInsured', { path: { policyId }, body }));
  }
  const answer = await office.call('listPolicyInsureds', { path: { policyId }, query: { ordering: 'customer' } });
  const names = succeeded<{ results: { customer: { name: string } }[] }>(answer).results.map(
    (row) => row.customer.name,
  );
  expect(names).toEqual(['Na Aseg', 'Nzinga Aseg', 'Ñandú Aseg', 'Oa Aseg']);
});
