import { addDays, addMonths, todayIn } from '@corredor/core/dates';
import type { CallAnswer, TestApi } from './testApi.ts';

type Office = Awaited<ReturnType<TestApi['partner']>>;
let serial = 0;
const digits = (length: number) => String(++serial).padStart(length, '0');

/** The answer's body of a call that must have succeeded. */
export function succeeded<Body>(answer: CallAnswer): Body {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as Body;
}
const idOf = (answer: CallAnswer) => succeeded<{ id: number }>(answer).id;

/** A brokerage's catalogue and two customers, enough to write policies with. */
export async function aPortfolio(office: Office) {
  const { call } = office;
  const flags = { vehicles: false, insureds: false, generals: false, diagnosis: false };
  const addBranch = async (name: string, code: string) =>
    idOf(await call('createBranch', { body: { name, group: 'other', code, flags } }));
  const branchId = await addBranch('Vehículos', '7');
  const lifeId = await addBranch('Vida colectivo', '2');
  const addCoverage = async (name: string, branch_id: number) =>
    idOf(await call('createCoverage', { body: { name, coverage_type: 'coverage', branch_id } }));
  const addProvider = async () =>
    succeeded<{ id: number; name: string; offices: { id: number }[] }>(
      await call('createProvider', {
        body: {
          name: `Aseguradora ${digits(3)}`,
          ruc: `179${digits(7)}001`,
          offices: [{ city: 'Quito' }],
          branch_ids: [branchId],
        },
      }),
    );
  const provider = await addProvider();
  const addCustomer = async (name: string) =>
    idOf(
      await call('createCustomer', {
        body: {
          legal_type: 'natural',
          name,
          identification_type: 'passport',
          identification: `AB${digits(6)}`,
          country_id: '218',
          roles: ['contractor', 'payer', 'insured'],
        },
      }),
    );
  const contractorId = await addCustomer('Ana Lucía Cevallos');
  const payerId = await addCustomer('Íñigo Peña');
  const today = todayIn('America/Guayaquil', new Date());
  /** A day that has not come, also where midnight passes while a test runs. */
  const notYet = addDays(today, 2);
  /** A complete personal policy of 500.00 net, which is 599.15 in all. */
  const complete = (over: object = {}) => ({
    insured_select_type: 'personal',
    number: `P-${digits(5)}`,
    start_date: today,
    end_date: addMonths(today, 12),
    branch_id: branchId,
    provider_id: provider.id,
    provider_office_id: provider.offices[0]?.id,
    contractor_id: contractorId,
    payer_id: payerId,
    net_premium: '500.00',
    payment_frequency: 1,
    estimated_payment_day: 15,
    ...over,
  });
  const draft = async (over: object = {}) =>
    succeeded<{ id: number; version: number; number: string }>(await call('createPolicy', { body: complete(over) }));
  const active = async (over: object = {}) => {
    const { id, version } = await draft(over);
    const answer = await call('activatePolicy', { path: { policyId: id }, version });
    return succeeded<{ id: number; version: number; number: string; total_grant: string }>(answer);
  };
  const instalments = async (policy: number) =>
    succeeded<{ results: { id: number; version: number; number: number; due_date: string; amount: string }[] }>(
      await call('listPayments', { query: { policy, ordering: 'number', page_size: 200 } }),
    ).results;
  /** An active policy whose end has passed. */
  const expired = () => active({ start_date: addDays(today, -400), end_date: addDays(today, -35) });
  return {
    branchId,
    lifeId,
    addCoverage,
    provider,
    addProvider,
    addCustomer,
    contractorId,
    payerId,
    today,
    notYet,
    complete,
    draft,
    active,
    expired,
    instalments,
  };
}
export type TestPortfolio = Awaited<ReturnType<typeof aPortfolio>>;
