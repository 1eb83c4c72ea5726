import { shownPermissions } from '@corredor/core/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

it('lists every permission that opens something, with a name in both languages', async () => {
  const office = await api.partner('uno');
  const spanish = await office.call('listPermissions', { language: 'es' });
  expect(spanish.body.results?.map((one) => one.permission)).toEqual(shownPermissions);
  expect(spanish.body.results?.[0]).toEqual({
    permission: 'policy_app.view_policy',
    app: 'policy_app',
    action: 'view',
    model: 'policy',
    label: 'Ver pólizas',
  });
  for (const language of ['es', 'en'] as const) {
    const answer = await office.call('listPermissions', { language });
    const labels = answer.body.results?.map((one) => String(one.label)) ?? [];
    expect(labels.filter((label) => label.includes('.') || label.includes('{'))).toEqual([]);
    expect(new Set(labels).size).toBe(shownPermissions.length);
  }
});

it('names who can grant a permission, to colleagues only', async () => {
  const office = await api.partner('dos');
  const viewer = await office.as(['policy_app.view_policy']);
  await office.as(['auth.change_group'], { is_active: false });
  expect((await viewer.call('listGrantors')).body).toEqual({ count: 1, results: ['Ana'] });
  expect((await (await api.addUser()).call('listGrantors')).body).toEqual({ count: 0, results: [] });
});
