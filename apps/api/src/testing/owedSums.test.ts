import type { OperationId, Payment } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { addMoney, subtractMoney } from '@corredor/core/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded } from './aPortfolio.ts';
import { documentedOperations, requiredQuery } from './documentInputs.ts';
import { pathAbout, type Records } from './records.ts';
import { type TestApi, testApi } from './testApi.ts';

/** Where an instalment's amount stands as it was agreed: beside what is open or came in of it, or because the plan itself is asked for. */
const agreed = [
  'getDashboardCollection.months[].due',
  'getDashboardQueue.items[].payment.amount',
  'getPayment.amount',
  'getPolicySheet.instalments[].amount',
  'getPolicyYearLine.instalments[].amount',
  'listPayments.results[].amount',
  'previewInstalments.results[].amount',
];

let api: TestApi;
/** What every operation that reads answers of a brokerage with one policy, by the operation and the place in its answer. */
const answered: { place: string; value: string }[] = [];
let sums: Record<'part' | 'unpaid' | 'owed' | 'late', string>;

beforeAll(async () => {
  api = await testApi();
  const office = await api.partner('debidas');
  const portfolio = await aPortfolio(office);
  const { today, provider, branchId, payerId } = portfolio;
  const policy = await portfolio.active({
    start_date: addDays(today, -170),
    end_date: addDays(today, 195),
    payment_frequency: 4,
  });
  const rows = succeeded<{ results: Payment[] }>(
    await office.call('listPayments', { query: { policy: policy.id, ordering: 'due_date' } }),
  ).results;
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error('Three instalments were to be made.');
  const receive = (payment: Payment, amount: string) =>
    office.call('createReceipt', {
      path: { paymentId: payment.id },
      version: payment.version,
      body: { kind: 'money', method: 'transfer', amount, received_on: today },
    });
  succeeded(await receive(first, first.amount));
  succeeded(await receive(second, '23.45'));
  const unpaid = addMoney(second.amount, third.amount);
  sums = {
    part: second.amount,
    unpaid,
    owed: subtractMoney(unpaid, '23.45'),
    late: subtractMoney(second.amount, '23.45'),
  };
  const records: Records = new Map([
    ['/api/policy/policies/', policy.id],
    ['/api/policy/payments/', second.id],
    ['/api/core/customers/', payerId],
    ['/api/policy/providers/', provider.id],
    ['/api/policy/branches/', branchId],
    ['/api/auth/users/', office.userId],
  ]);
  for (const operation of documentedOperations) {
    if (operation.method !== 'get') continue;
    const answer = await office.call(operation.id as OperationId, {
      path: pathAbout(operation, records),
      query: requiredQuery(operation),
    });
    if (answer.status === 200) note(operation.id, answer.body);
  }
});
afterAll(() => api.close());

function note(place: string, value: unknown): void {
  if (typeof value === 'string') answered.push({ place, value });
  else if (Array.isArray(value)) for (const one of value) note(`${place}[]`, one);
  else if (value && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) note(`${place}.${name}`, one);
}
const placesOf = (wanted: string) => [
  ...new Set(answered.filter(({ value }) => value === wanted).map(({ place }) => place)),
];

it('what is owed is told without what came in, wherever it is summed', () => {
  expect(placesOf(sums.unpaid)).toEqual([]);
  expect(placesOf(sums.owed).toSorted()).toEqual(['getCustomer.balance', 'listCustomers.results[].balance']);
});

it('an instalment of which a part came in is told by what is open, and as agreed only beside that', () => {
  // The first is as large, and came in whole.
  const places = placesOf(sums.part).filter((place) => !place.endsWith('.paid_amount'));
  expect(places.toSorted()).toEqual(agreed);
  expect(placesOf(sums.late)).toEqual(
    expect.arrayContaining([
      'getPayment.balance',
      'listPayments.results[].balance',
      'getPaymentSummary.delayed.amount',
    ]),
  );
});
