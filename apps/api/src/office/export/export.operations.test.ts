import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { everyRecord, kinds } from '@corredor/core/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { aPdf } from '../../testing/somePdfs.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { toCsvLine } from './csv.ts';
import { exportedEntities } from './entities.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

/** The files of a ZIP by name, read from its directory at the end. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    const method = zip.readUInt16LE(at + 10);
    const size = zip.readUInt32LE(at + 20);
    const length = zip.readUInt16LE(at + 28);
    const start = zip.readUInt32LE(at + 42);
    const name = zip.subarray(at + 46, at + 46 + length).toString();
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const packed = zip.subarray(data, data + size);
    files.set(name, method === 0 ? packed : inflateRawSync(packed));
  }
  return files;
}

it('holds every entity twice, the PDFs and a README, and is in the history', async () => {
  const policy = await portfolio.active();
  const formOf = (name: string) =>
    Buffer.concat([
      Buffer.from(`--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n`),
      Buffer.from('Content-Type: application/pdf\r\n\r\n'),
      aPdf(),
      Buffer.from('\r\n--edge--\r\n'),
    ]);
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  const upload = async (name: string) =>
    succeeded<{ id: number }>(
      await office.call('createPolicyFile', { path: { policyId: policy.id }, payload: formOf(name), headers }),
    );
  const file = await upload('póliza.pdf');
  // One whose bytes are gone is left out, and the others come.
  const { id: lost } = await upload('perdida.pdf');
  const { storage_key } = await api.adminDb
    .selectFrom('policy_files')
    .select('storage_key')
    .where('id', '=', lost)
    .executeTakeFirstOrThrow();
  await api.files.remove(storage_key);
  const answer = await office.call('getExport');
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' });
  const files = unzip(answer.raw);
  for (const { name } of exportedEntities) {
    const rows: object[] = JSON.parse(String(files.get(`json/${name}.json`)));
    const csv = String(files.get(`csv/${name}.csv`));
    expect(csv.startsWith('\ufeff')).toBe(true);
    expect(rows.length > 0 || csv.trim().split('\r\n').length === 1).toBe(true);
    for (const row of rows) expect(row).not.toHaveProperty('partner_id');
  }
  expect(String(files.get('csv/customers.csv'))).toContain('Íñigo Peña');
  expect(JSON.parse(String(files.get('json/payments.json')))).toHaveLength(12);
  expect(files.get(`files/${policy.id}/${file.id}-póliza.pdf`)).toEqual(aPdf());
  expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(1);
  expect(String(files.get('README.md'))).toContain('`customers` (2): Clientes');
  expect(String(files.get('json/users.json'))).not.toContain('password');
  const history = await office.call('listAudit', { query: { model: 'partner' } });
  expect(history.body.results?.map(({ event }) => event)).toContain('export_created');
});

it('holds nothing of another brokerage', async () => {
  const other = await api.partner('dos');
  const files = unzip((await other.call('getExport')).raw);
  for (const name of ['customers', 'policies', 'providers'])
    expect(String(files.get(`json/${name}.json`))).toBe('[\n]\n');
  expect(JSON.parse(String(files.get('json/users.json')))).toHaveLength(1);
});

it('is refused while two are being written, and only what was begun is in the history', async () => {
  const third = await api.partner('tres');
  // The two that are written wait until the others are refused, however quick they are.
  let goOn = () => {};
  const refused = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { newFolder } = api.files;
  api.files.newFolder = () => refused.then(() => newFolder());
  let refusals = 0;
  const ask = async () => {
    const answer = await third.call('getExport');
    if (answer.status === 429) refusals += 1;
    if (refusals === 2) goOn();
    return answer;
  };
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  api.files.newFolder = newFolder;
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
  const history = await third.call('listAudit', { query: { model: 'partner' } });
  const begun = history.body.results?.filter(({ event }) => event === 'export_created');
  expect(begun).toHaveLength(2);
  expect((await third.call('getExport')).status).toBe(200);
});

// A real device that is full; other systems have none.
it.runIf(existsSync('/dev/full'))('that finds no room is refused, and nobody else is', async () => {
  const fourth = await api.partner('cuatro');
  const newFolder = api.files.newFolder;
  const isLeft = () => readdirSync(join(api.filesFolder, '.work')).length > 0;
  for (const name of ['profile.csv', 'customers.json', 'policies.csv']) {
    api.files.newFolder = async () => {
      const folder = await newFolder();
      symlinkSync('/dev/full', join(folder, name));
      return folder;
    };
    const refused = await fourth.call('getExport');
    expect(refused).toMatchObject({ status: 503, body: { code: 'read_only' }, headers: { 'retry-after': '30' } });
    expect(api.condition.isReadOnly()).toBe(false);
    await vi.waitFor(() => expect(isLeft()).toBe(false));
  }
  api.files.newFolder = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  expect((await fourth.call('getExport')).status).toBe(503);
  expect(api.condition.isReadOnly()).toBe(false);
  api.files.newFolder = newFolder;
  expect((await fourth.call('getExport')).status).toBe(200);
  await vi.waitFor(() => expect(isLeft()).toBe(false));
});

it('is for those who may change the profile', async () => {
  const { call } = await office.as(['core_app.view_partner']);
  expect((await call('getExport')).status).toBe(403);
});

it('names every table of a brokerage, or leaves it out on purpose', async () => {
  const leftOut = [
    'audit_log',
    'directory_changes',
    'directory_entries',
    'drafts',
    'import_records',
    'notifications',
    'public_profiles',
    'sample_books',
    'saved_views',
    'sessions',
    'subscription_payments',
    'subscriptions',
    'checkouts',
    'invoices',
    'sandbox_charges',
    'daily_work',
    'told_dates',
    'task_causes',
    'import_names',
    'policy_states',
    'payment_states',
    'partner_today',
    'customer_facts',
    'vehicle_facts',
    'policy_facts',
    // Worked out from what is exported.
    'customer_facts',
    'vehicle_facts',
    'policy_facts',
    'movement_facts',
  ];
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'partner_id' and table_type = 'BASE TABLE'`.execute(api.adminDb);
  const exported = new Set(exportedEntities.flatMap(({ name, source }) => [name, source]));
  const forgotten = tables.rows
    .map(({ name }) => name)
    .filter((name) => !exported.has(name) && !leftOut.includes(name));
  expect(forgotten.filter((name) => !['policies', 'payments'].includes(name))).toEqual([]);
});

it('holds a file for every kind of record that the register says is exported', () => {
  const files = exportedEntities.map(({ name }) => name);
  expect(kinds.flatMap((kind) => everyRecord[kind].file ?? []).filter((file) => !files.includes(file))).toEqual([]);
});

it('lets no text become a formula, and leaves amounts and phones alone', () => {
  const row = { a: '=1+1', b: '+593987654321', c: '-12.50', d: '@x', e: 'a "b", c', f: ['x', 'y'], g: null };
  expect(toCsvLine(row, Object.keys(row))).toBe(`'=1+1,+593987654321,-12.50,'@x,"a ""b"", c",x | y,\r\n`);
});

it.each([
  ['＝1+1', "'＝1+1"],
  ['＋593', "'＋593"],
  ['－1', "'－1"],
  ['＠SUM', "'＠SUM"],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['a\r\n@x', `"a\r\n'@x"`],
  ['a\t-x', `"a\t'-x"`],
  ['\t=1', `"'\t'=1"`],
  ['\rx', `"'\rx"`],
  [' =1+1', "' =1+1"],
  ["'=1", "''=1"],
  ['a=b - c', 'a=b - c'],
  ["'s Gravenhage", "'s Gravenhage"],
  ['a;b', '"a;b"'],
  ['a;=1', `"a;'=1"`],
])('guards what a spreadsheet would run, wherever a reader may begin a cell: %j', (text, written) => {
  expect(toCsvLine({ text }, ['text'])).toBe(`${written}\r\n`);
});
