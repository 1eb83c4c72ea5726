import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let branchId: number;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  const branch = await office.call('createBranch', { body: { name: 'Mascotas', group: 'other' } });
  branchId = Number(branch.body.id);
  for (const version of [1, 2, 3, 4])
    await office.call('updateBranch', { path: { branchId }, version, body: { description: `texto ${version}` } });
});
afterAll(() => api.close());

it('answers the newest first, with what changed and who did it', async () => {
  const answer = await office.call('listAudit', { query: { model: 'branch', object_id: branchId, page_size: 2 } });
  expect(answer.body).toMatchObject({ count: 5, previous: null });
  expect(answer.body.results?.[0]).toMatchObject({
    event: 'branch_updated',
    model: 'branch',
    object_id: branchId,
    actor: { id: office.userId, name: 'Ana' },
    changes: [{ field: 'description', before: 'texto 3', after: 'texto 4' }],
  });
});

it('reads on by cursor without a gap or a double', async () => {
  const seen: unknown[] = [];
  let cursor: string | null = 'first';
  while (cursor) {
    const query: Record<string, string | number> = { model: 'branch', object_id: branchId, page_size: 2, cursor };
    const answer = await office.call('listAudit', { query });
    expect(answer.body.count).toBe(5);
    seen.push(...(answer.body.results ?? []).map((row) => row.id));
    const next: unknown = answer.body.next;
    cursor = typeof next === 'string' ? new URL(next, 'http://x').searchParams.get('cursor') : null;
  }
  expect(seen).toHaveLength(5);
  expect(seen).toEqual([...seen].sort((a, b) => Number(b) - Number(a)));
  const wrong = await office.call('listAudit', { query: { model: 'branch', cursor: 'abc' } });
  expect(wrong.status).toBe(422);
});

it('asks for the view permission of the model', async () => {
  const viewer = await office.as(['policy_app.view_branch']);
  expect((await viewer.call('listAudit', { query: { model: 'branch' } })).status).toBe(200);
  const refused = await viewer.call('listAudit', { query: { model: 'customer' } });
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ code: 'permission_denied', permission: 'core_app.view_customer' });
});

it('shows nothing of another brokerage', async () => {
  const other = await api.partner('dos');
  const answer = await other.call('listAudit', { query: { model: 'branch', object_id: branchId } });
  expect(answer.body).toMatchObject({ count: 0, results: [] });
});
