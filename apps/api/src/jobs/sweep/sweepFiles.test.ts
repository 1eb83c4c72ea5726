import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { logLines } from '../../testing/logLines.ts';
import { aPng, uploadOf } from '../../testing/someImages.ts';
import { aPdf } from '../../testing/somePdfs.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { sweepFiles } from './index.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('limpia');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

const hours = (count: number) => () => Date.now() + count * 3_600_000;
function aSweep(now = hours(2)) {
  const { logger, lines } = logLines();
  return { lines, sweep: () => sweepFiles({ db: api.database.db, files: api.files, log: logger, now }) };
}
async function aPolicyFile() {
  const { id } = await portfolio.draft();
  const form = uploadOf(aPdf(), { name: 'a.pdf', type: 'application/pdf' });
  succeeded(await office.call('createPolicyFile', { path: { policyId: id }, ...form }));
}

it('removes what no record names, and nothing else', async () => {
  await aPolicyFile();
  succeeded(await office.call('updateMyImage', uploadOf(aPng())));
  succeeded(await office.call('updatePartnerImage', uploadOf(aPng())));
  const kept = (await api.files.keys()).toSorted();
  expect(kept).toHaveLength(3);
  await api.files.put('policies/orphan.pdf', Buffer.from('left by a process that died'));
  const { sweep, lines } = aSweep();
  expect(await sweep()).toEqual({ removed: 1, missing: [] });
  expect((await api.files.keys()).toSorted()).toEqual(kept);
  expect(lines.join()).toContain('"removed":1');
});

it('leaves a file alone that may just be on its way to its record', async () => {
  await api.files.put('policies/fresh.pdf', Buffer.from('on its way'));
  // By the clock of the test, which the disk does not know.
  const writtenAgo = (ms: number) => {
    const moment = new Date(Date.now() - ms);
    return utimes(join(api.filesFolder, 'policies/fresh.pdf'), moment, moment);
  };
  await writtenAgo(0);
  expect((await aSweep(Date.now).sweep()).removed).toBe(0);
  await writtenAgo(3_700_000);
  expect((await aSweep(Date.now).sweep()).removed).toBe(1);
});

it('tells the operator which files are missing, and leaves their records', async () => {
  await aPolicyFile();
  const [key = ''] = (await api.files.keys()).filter((one) => one.startsWith('policies/'));
  await api.files.remove(key);
  const { sweep, lines } = aSweep();
  expect(await sweep()).toEqual({ removed: 0, missing: [key] });
  expect(lines.join()).toContain('FILES ARE MISSING');
  const row = api.adminDb.selectFrom('policy_files').select('id').where('storage_key', '=', key);
  expect(await row.executeTakeFirst()).toBeDefined();
});
