import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { aPdf } from '../../testing/somePdfs.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());
function formOf(name: string, bytes: Buffer, field = 'file') {
  const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]);
  return { payload, headers: { 'content-type': 'multipart/form-data; boundary=edge' } };
}
const upload = (policyId: number, name: string, bytes: Buffer, field?: string) =>
  office.call('createPolicyFile', { path: { policyId }, ...formOf(name, bytes, field) });

it('keeps a PDF and gives it back as a download that no page can run', async () => {
  const { id } = await portfolio.draft();
  const bytes = Buffer.concat([aPdf(), Buffer.alloc(2_000_000, ' '), Buffer.from('%%EOF')]);
  const made = await upload(id, 'póliza número 1.pdf', bytes);
  expect(made).toMatchObject({ status: 201, body: { name: 'póliza número 1.pdf', size: bytes.length, version: 1 } });
  const path = { policyId: id, fileId: succeeded<{ id: number }>(made).id };
  const got = await office.call('getPolicyFile', { path });
  expect(got.raw.equals(bytes)).toBe(true);
  expect(got.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('póliza número 1.pdf')}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'",
  });
  expect((await office.call('listPolicyFiles', { path })).body).toMatchObject({
    count: 1,
    results: [{ id: path.fileId, uploaded_by: { id: office.userId } }],
  });
  const before = await api.files.keys();
  expect((await office.call('deletePolicyFile', { path, version: 1 })).status).toBe(204);
  expect((await office.call('getPolicyFile', { path })).status).toBe(404);
  expect(await api.files.keys()).toHaveLength(before.length - 1);
});
it('says that a file is gone where its bytes are, and goes on serving', async () => {
  const { id } = await portfolio.draft();
  const { id: fileId } = succeeded<{ id: number }>(await upload(id, 'perdida.pdf', aPdf()));
  const row = await api.adminDb
    .selectFrom('policy_files')
    .select('storage_key')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  await api.files.remove(row.storage_key);
  const path = { policyId: id, fileId };
  expect((await office.call('getPolicyFile', { path })).status).toBe(404);
  expect((await office.call('listPolicyFiles', { path })).body).toMatchObject({ count: 1 });
});
it('says that a file is there already, and keeps it once', async () => {
  const { id } = await portfolio.draft();
  const first = await upload(id, 'póliza.pdf', aPdf());
  expect(first.status).toBe(201);
  const before = await api.files.keys();
  const second = await upload(id, 'póliza.pdf', aPdf());
  expect([second.status, second.body]).toEqual([200, first.body]);
  expect(await api.files.keys()).toEqual(before);
  expect((await upload(id, 'copia.pdf', aPdf())).status).toBe(201);
});
it('leaves nothing of a refused file, and says why', async () => {
  const { id } = await portfolio.draft();
  const before = await api.files.keys();
  const refused = await upload(id, 'a.pdf', aPdf({ catalog: '/OpenAction<</S/JavaScript/JS(1)>>' }));
  expect(refused).toMatchObject({ status: 422, body: { errors: { file: [expect.stringContaining('actions')] } } });
  expect((await upload(id, 'a.txt', aPdf())).body).toMatchObject({ errors: { file: ['Only PDF files are allowed'] } });
  expect((await upload(id, 'a.pdf', aPdf(), 'other')).status).toBe(422);
  const large = await upload(id, 'a.pdf', Buffer.concat([aPdf(), Buffer.alloc(16 * 1_048_576)]));
  expect(large).toMatchObject({ status: 422, body: { errors: { file: [expect.stringContaining('15 MB')] } } });
  expect((await upload(999_999, 'a.pdf', aPdf())).status).toBe(404);
  expect(await api.files.keys()).toEqual(before);
  expect((await office.call('listPolicyFiles', { path: { policyId: id } })).body).toMatchObject({ count: 0 });
});
it('keeps a repeated upload once, also when both arrive together', async () => {
  const { id } = await portfolio.draft();
  const before = await api.files.keys();
  const [one, two] = await Promise.all([upload(id, 'a.pdf', aPdf()), upload(id, 'a.pdf', aPdf())]);
  expect(one.body.id).toBe(two.body.id);
  expect(await api.files.keys()).toHaveLength(before.length + 1);
});
it('takes 50 files of a policy and none of a closed one', async () => {
  const { id } = await portfolio.draft();
  await upload(id, 'a.pdf', aPdf());
  const row = api.adminDb
    .selectFrom('policy_files')
    .select(['partner_id', 'policy_id', 'size', 'sha256', 'storage_key', 'uploaded_by']);
  const first = await row.where('policy_id', '=', id).executeTakeFirstOrThrow();
  const others = Array.from({ length: 49 }, (_, index) => ({ ...first, name: `${index}.pdf` }));
  await api.adminDb.insertInto('policy_files').values(others).execute();
  expect(await upload(id, 'b.pdf', aPdf())).toMatchObject({ status: 409, body: { code: 'too_many_files' } });
  const active = await portfolio.active();
  const path = { policyId: active.id };
  await office.call('closePolicy', { path, version: active.version, body: { observations: 'fin' } });
  expect((await upload(active.id, 'a.pdf', aPdf())).body).toMatchObject({ code: 'policy_not_editable' });
});
it('asks for the permission before it reads the upload', async () => {
  const { id } = await portfolio.draft();
  const viewer = await office.as(['policy_app.view_policy']);
  const answer = await viewer.call('createPolicyFile', { path: { policyId: id }, ...formOf('a.pdf', aPdf()) });
  expect(answer.status).toBe(403);
});
