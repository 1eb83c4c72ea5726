import type { Renewal, RenewalStage } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { aPortfolio, succeeded } from './aPortfolio.ts';
import { testApi } from './testApi.ts';

type Step = 'undoRenewalStep' | 'moveRenewal' | 'assignRenewal' | 'prepareRenewal' | 'loseRenewal' | 'reopenRenewal';
/** Why a term was lost. */
export const lost = { reason_code: 'price', reason: 'Otra cobra menos.' };

/** A brokerage with a portfolio, on a server of its own, and the steps of its renewals. */
export async function aRenewalOffice(name: string) {
  const api = await testApi();
  const office = await api.partner(name);
  const portfolio = await aPortfolio(office);
  const { today } = portfolio;
  const { results: stages } = succeeded<{ results: RenewalStage[] }>(await office.call('listRenewalStages'));

  const stageOf = (kind: RenewalStage['kind'], place = 0) => {
    const stage = stages.filter((one) => one.kind === kind)[place];
    if (!stage) throw new Error(`no ${kind} stage`);
    return stage;
  };
  const ending = (days: number, over: object = {}) =>
    portfolio.active({ start_date: addMonths(addDays(today, days), -12), end_date: addDays(today, days), ...over });
  const begin = async (policy_id: number) =>
    succeeded<Renewal>(await office.call('createRenewal', { body: { policy_id } }));
  const read = async ({ id }: { id: number }) =>
    succeeded<Renewal>(await office.call('getRenewal', { path: { renewalId: id } }));
  const policyOf = async (policyId: number) => (await office.call('getPolicy', { path: { policyId } })).body;
  const step = (operation: Step, { id, version }: Renewal, body?: object, by = office) =>
    by.call(operation, { path: { renewalId: id }, version, body: body as never });
  const prepare = async (renewal: Renewal, more: object = {}) =>
    succeeded<Renewal>(await step('prepareRenewal', renewal, { observations: 'Acordada.', ...more }));
  const activateNext = async ({ next }: Renewal) => {
    const policyId = Number(next?.id);
    const { version } = await policyOf(policyId);
    return succeeded(await office.call('activatePolicy', { path: { policyId }, version: Number(version) }));
  };
  return { api, office, portfolio, today, stageOf, ending, begin, read, policyOf, step, prepare, activateNext };
}
