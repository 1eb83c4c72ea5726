import type { OperationId } from '@corredor/core/api';
import { type PlanLimit, planLimits } from '@corredor/core/billing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentedOperation } from '../server/request/document.ts';
import { apiWithRecords } from './apiWithRecords.ts';
import { documentedOperations } from './documentInputs.ts';
import { inputAbout, type Records } from './records.ts';
import type { TestApi } from './testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let records: Records;

beforeAll(async () => {
  ({ api, office, records } = await apiWithRecords());
});
afterAll(() => api.close());

const send = (operation: DocumentedOperation) =>
  office.call(operation.id as OperationId, inputAbout(operation, records));
const usage = async () => (await office.call('getSubscription')).body.usage as Record<PlanLimit, number>;
const amount = (limit: PlanLimit, allowed: number | null) => office.onPlan('PYMEs', { [`${limit}_amount`]: allowed });

const limited = documentedOperations.flatMap((one) => (one.planLimit ? [[one.id, one.planLimit, one] as const] : []));
const featured = documentedOperations.flatMap((one) =>
  one.planFeatures.map((feature) => [one.id, feature, one] as const),
);

describe('at the limit of the plan', () => {
  it('there is an operation for every limit', () => {
    expect([...new Set(limited.map(([, limit]) => limit))].sort()).toEqual([...planLimits].sort());
  });

  it.each(limited)('%s is refused for %s, with both numbers and who can upgrade', async (_id, limit, operation) => {
    const before = await usage();
    await amount(limit, before[limit]);
    const answer = await send(operation);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      code: 'plan_limit_reached',
      limit,
      used: before[limit],
      allowed: before[limit],
    });
    expect(answer.body.granted_by).toContain('Ana');
    await amount(limit, null);
    expect(await usage()).toEqual(before);
    expect((await send(operation)).body.code).not.toBe('plan_limit_reached');
  });
});

describe('where the plan leaves a feature out', () => {
  it.each(featured)('%s is refused without %s, and reading stays', async (_id, feature, operation) => {
    await office.onPlan('PYMEs', { [`manages_${feature}`]: false });
    const answer = await send(operation);
    expect([answer.status, answer.body.code, answer.body.feature]).toEqual([403, 'plan_required', feature]);
    expect((await office.call('listPolicies')).status).toBe(200);
    expect((await office.call('getMe')).body.services).not.toContain(feature);
    await office.onPlan('PYMEs', { [`manages_${feature}`]: true });
    expect((await send(operation)).body.code).not.toBe('plan_required');
  });
});
