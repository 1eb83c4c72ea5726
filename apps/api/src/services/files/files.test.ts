import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileSizeLimit } from '@corredor/core/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPdf, packed } from '../../testing/somePdfs.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { checkPdf, createFileStore, tidyFileName } from './index.ts';

const script = '<</S/JavaScript/JS(app.alert(1))>>';
const whole = aPdf();
const encryption =
  '<</Filter/Standard/V 1/R 2/O(12345678901234567890123456789012)/U(12345678901234567890123456789012)/P -4>>';
const files: [string, string, Buffer, string | null][] = [
  ['a whole one', 'poliza.pdf', whole, null],
  ['one in capitals', 'POLIZA.PDF', whole, null],
  [
    'one with a link to the web',
    'a.pdf',
    aPdf({ page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.com)>>>>]' }),
    null,
  ],
  ['one with a packed object', 'a.pdf', aPdf({ more: [packed('<</Title(x)>>')] }), null],
  ['one that says Launcher, not Launch', 'a.pdf', aPdf({ catalog: '/Launcher true' }), null],
  ['another ending', 'poliza.exe', whole, 'only_pdf'],
  ['a double ending', 'poliza.pdf.html', whole, 'only_pdf'],
  ['HTML by the name of a PDF', 'a.pdf', Buffer.from('<html><script>1</script></html>%%EOF'), 'only_pdf'],
  ['a ZIP before the PDF', 'a.pdf', Buffer.concat([Buffer.from('PK\u0003\u0004'), whole]), 'only_pdf'],
  ['nothing', 'a.pdf', Buffer.alloc(0), 'only_pdf'],
  ['one that is cut off', 'a.pdf', whole.subarray(0, whole.length - 30), 'pdf_broken'],
  ['noise between head and end', 'a.pdf', Buffer.from(`%PDF-1.7\n${'noise '.repeat(50)}\n%%EOF`), 'pdf_broken'],
  [
    'one without pages',
    'a.pdf',
    Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    'pdf_broken',
  ],
  ['an encrypted one', 'a.pdf', aPdf({ more: [encryption], trailer: '/Encrypt 4 0 R/ID[(a)(a)]' }), 'pdf_encrypted'],
  ['a script when it opens', 'a.pdf', aPdf({ catalog: `/OpenAction ${script}` }), 'pdf_active'],
  [
    'a script by an escaped name',
    'a.pdf',
    aPdf({ catalog: '/Names<</#4aavaScript<</Names[(a)4 0 R]>>>>', more: [script] }),
    'pdf_active',
  ],
  ['a script in a packed object', 'a.pdf', aPdf({ more: [packed(script)] }), 'pdf_active'],
  [
    'a packed script after a word that looks like an object',
    'a.pdf',
    aPdf({ more: [packed(script, '/X(obj)')] }),
    'pdf_active',
  ],
  [
    'a packed script after a long dictionary',
    'a.pdf',
    aPdf({ more: [packed(script, `/X(${'y'.repeat(3_000)})`)] }),
    'pdf_active',
  ],
  [
    'a packed script without its type',
    'a.pdf',
    aPdf({ more: [packed(script).replace('/Type/ObjStm', '')] }),
    'pdf_active',
  ],
  [
    'a packed object whose filter is elsewhere',
    'a.pdf',
    aPdf({ more: [packed(script).replace('/FlateDecode', ' 5 0 R'), '/FlateDecode'] }),
    'pdf_broken',
  ],
  [
    'a packed object behind a predictor',
    'a.pdf',
    aPdf({ more: [packed('<</Title(x)>>', '/DecodeParms<</Predictor 12>>')] }),
    'pdf_broken',
  ],
  ['a program to launch', 'a.pdf', aPdf({ page: '/AA<</O<</S/Launch/F(cmd.exe)>>>>' }), 'pdf_active'],
  ['an embedded file', 'a.pdf', aPdf({ catalog: '/Names<</EmbeddedFiles<</Names[]>>>>' }), 'pdf_active'],
  ['rich media', 'a.pdf', aPdf({ page: '/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]>>]' }), 'pdf_active'],
  [
    'a packed object in an unknown filter',
    'a.pdf',
    aPdf({ more: ['<</Type/ObjStm/N 1/First 4/Filter/LZWDecode/Length 3>>\nstream\nabc\nendstream'] }),
    'pdf_broken',
  ],
  ['more than 15 MiB', 'a.pdf', Buffer.concat([whole, Buffer.alloc(fileSizeLimit)]), 'file_too_large'],
];

describe('checking a PDF', () => {
  it.each(files)('judges %s', async (_what, name, bytes, problem) => {
    expect(await checkPdf({ name, bytes }, 1)).toBe(problem);
  });

  it.each([
    ['while it is read', 1],
    ['though it is read before anybody looks', 60_000],
  ])('gives up one that takes more work than is allowed, %s', async (_when, lookEvery) => {
    const limits = { workMilliseconds: 0, milliseconds: 60_000, megabytes: 256, lookEvery };
    expect(await checkPdf({ name: 'a.pdf', bytes: whole }, 1, limits)).toBe('pdf_broken');
  });
});

describe('hostile PDFs', () => {
  const marks = (bytes: number) =>
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'stream\n'), Buffer.from('%%EOF')]);

  it('of nothing but marks are refused without being read', async () => {
    const turns = Array.from({ length: 24 }, () => checkPdf({ name: 'a.pdf', bytes: marks(14 * 1_048_576) }, 1));
    expect(new Set(await Promise.all(turns))).toEqual(new Set(['pdf_broken']));
  });

  it('of one brokerage leave the next turn to another', async () => {
    const order: string[] = [];
    const bytes = marks(600_000);
    const hostile = Array.from({ length: 2 }, () =>
      checkPdf({ name: 'a.pdf', bytes }, 1).then((problem) => void order.push(`hostile ${problem}`)),
    );
    const honest = checkPdf({ name: 'b.pdf', bytes: whole }, 2).then((problem) => void order.push(`honest ${problem}`));
    await Promise.all([...hostile, honest]);
    // It runs beside the first of them, whichever of both ends first.
    expect(order.indexOf('honest null')).toBeLessThan(2);
    expect(order.filter((one) => one === 'hostile pdf_broken')).toHaveLength(2);
  });
});

describe('naming a file', () => {
  it.each([
    ['pa\u0301liza.pdf', 'páliza.pdf'],
    ['fdp.\u202eexe.pdf', 'fdp.exe.pdf'],
    ['a\r\nb\u0000.pdf', 'ab.pdf'],
    ['../../etc/poliza.pdf', 'poliza.pdf'],
    ['C:\\temp\\poliza.pdf', 'poliza.pdf'],
    [`${'a'.repeat(200)}.pdf`, `${'a'.repeat(146)}.pdf`],
  ])('keeps %j as %j', (name, kept) => {
    expect(tidyFileName(name)).toBe(kept);
  });
});

describe('keeping files', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(temporaryFolder(), 'corredor-files-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  it('gives back what it was given, and forgets what is removed', async () => {
    const store = createFileStore(join(folder, 'new'));
    expect(await store.keys()).toEqual([]);
    await store.put('policies/one.pdf', Buffer.from('bytes'));
    expect(await store.keys()).toEqual(['policies/one.pdf']);
    const opened = await store.read('policies/one.pdf');
    await store.remove('policies/one.pdf');
    await store.remove('policies/one.pdf');
    // Who had begun to read goes on.
    expect(opened && (await text(opened))).toBe('bytes');
    expect(await store.read('policies/one.pdf')).toBeNull();
    expect(await store.keys()).toEqual([]);
    await expect(store.put('../../outside.pdf', Buffer.from('x'))).rejects.toThrow();
  });
});

it('keeps files where nobody else reads them', async () => {
  const folder = mkdtempSync(join(temporaryFolder(), 'corredor-private-'));
  await createFileStore(join(folder, 'files')).put('a/b/1.pdf', whole);
  const modes = ['files', 'files/a', 'files/a/b', 'files/a/b/1.pdf'].map(
    (name) => statSync(join(folder, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o700, 0o600]);
  rmSync(folder, { recursive: true });
});

describe('a full disk and a long life', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(temporaryFolder(), 'corredor-files-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps a file whole or not at all where the disk is full', async () => {
    const store = createFileStore(join(folder, 'full'));
    mkdirSync(join(folder, 'full', 'policies'), { recursive: true });
    symlinkSync('/dev/full', join(folder, 'full', 'policies', 'one.pdf.part'));
    await expect(store.put('policies/one.pdf', Buffer.from('bytes'))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await store.keys()).toEqual([]);
    expect(existsSync(join(folder, 'full', 'policies', 'one.pdf.part'))).toBe(false);
    await store.put('policies/one.pdf', Buffer.from('bytes'));
    expect(await store.keys()).toEqual(['policies/one.pdf']);
    expect(statSync(join(folder, 'full', 'policies', 'one.pdf')).mode & 0o777).toBe(0o600);
  });

  it('gives folders for what is on its way, which are no files that are kept, and removes those that a dead process left', async () => {
    const left = await createFileStore(join(folder, 'work')).newFolder();
    const store = createFileStore(join(folder, 'work'));
    utimesSync(left, new Date(), new Date());
    const fresh = await store.newFolder();
    for (const one of [left, fresh]) writeFileSync(join(one, 'customers.csv'), 'x');
    expect(statSync(fresh).mode & 0o777).toBe(0o700);
    const old = new Date(Date.now() - 90_000_000);
    utimesSync(left, old, old);
    utimesSync(fresh, new Date(), new Date());
    expect([await store.keys(), await store.keysBefore(new Date(Date.now() + 1_000))]).toEqual([[], []]);
    expect([left, fresh].map((one) => existsSync(one))).toEqual([false, true]);
    // However old: whoever asked for it may still be writing.
    utimesSync(fresh, old, old);
    await store.newFolder();
    expect(existsSync(fresh)).toBe(true);
  });

  it('tells old files from new ones, and drops what was never finished', async () => {
    const store = createFileStore(join(folder, 'ages'));
    for (const key of ['policies/old.pdf', 'policies/new.pdf']) await store.put(key, Buffer.from('x'));
    const part = join(folder, 'ages', 'policies', 'half.pdf.part');
    writeFileSync(part, 'x');
    const old = new Date(Date.now() - 7_200_000);
    for (const path of [part, join(folder, 'ages', 'policies', 'old.pdf')]) utimesSync(path, old, old);
    // By the clock of the test, which the disk does not know.
    utimesSync(join(folder, 'ages', 'policies', 'new.pdf'), new Date(), new Date());
    expect(await store.keysBefore(new Date(Date.now() - 3_600_000))).toEqual(['policies/old.pdf']);
    expect(existsSync(part)).toBe(false);
  });
});
