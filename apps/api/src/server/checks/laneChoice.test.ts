import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentedOperations } from '../../testing/documentInputs.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { createLaneChoice } from './laneChoice.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const operation = (id: string) => {
  const found = documentedOperations.find((one) => one.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
};

it('serves a search through everything by a line of its own, and whatever else by that of the brokerage', async () => {
  const { lanes } = api.database;
  const { token, partnerId } = await api.partner('uno');
  const choose = createLaneChoice(lanes);
  const laneOf = (id: string) => choose({ operation: operation(id), token } as Parameters<typeof choose>[0]);
  expect(await laneOf('searchRecords')).toBe(lanes.brokerage(partnerId, 'search'));
  expect(await laneOf('listPolicies')).toBe(lanes.brokerage(partnerId));
  expect(lanes.brokerage(partnerId, 'search')).not.toBe(lanes.brokerage(partnerId));
});
