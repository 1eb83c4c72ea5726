import readXlsxFile from 'read-excel-file/node';
import writeExcel from 'write-excel-file/node';
import { cedulaOf } from './support/cedula.ts';
import { expect, test } from './support/test.ts';

const many = 1_000;
const wrong = { cedula: 10, relationship: 400, prima: 900 };
const headings = ['Padrón', 'Nombre', 'Relación', 'Fecha de inicio', 'Prima', 'Certificado'];

/** The list of a company's people as it comes from their office, with three rows that cannot be. */
async function aList() {
  const rows = Array.from({ length: many }, (_, index) => [
    // The headings are the file's first row.
    index + 2 === wrong.cedula ? '1710034060' : cedulaOf(1_000 + index),
    `Asegurado Número ${index + 1}`,
    index + 2 === wrong.relationship ? 'Vecino' : 'Titular',
    '01/01/2026',
    index + 2 === wrong.prima ? 'gratis' : '18,50',
    `C-${String(index + 1).padStart(4, '0')}`,
  ]);
  const sheet = [headings, ...rows].map((row) => row.map((value) => ({ value, type: String })));
  return { name: 'nomina.xlsx', mimeType: '', buffer: await writeExcel(sheet).toBuffer() };
}

test('a thousand insureds come in from Excel, are found at once, and go out again', async ({ me, office }) => {
  const { words } = me;
  await me.access.signIn(office.broker);
  await me.policies.addMassive('VG-NOMINA/001');
  await me.policyLists.open('insureds');

  await test.step('columns are told apart, and wrong cells are named', async () => {
    await me.imports.open();
    await me.imports.give(await aList());
    await me.imports.map('Padrón', 'identification');
    await me.imports.check();
    await me.imports.seeCounts({ good: many - 3, bad: 3 });
    await me.imports.showWrong(3);
    await me.imports.seeError('identification', wrong.cedula, /.+/);
    await me.imports.seeError('relationship', wrong.relationship, /.+/);
    await me.imports.seeError('prima', wrong.prima, /.+/);
  });

  await test.step('one is put right, and what is good goes in', async () => {
    await me.imports.fix('prima', wrong.prima, '18,50');
    await me.imports.seeCounts({ good: many - 2, bad: 2 });
    await me.imports.start(many - 2);
    await me.imports.seeReport(many - 2, 2);
    const [sheet] = await readXlsxFile(await me.imports.downloadReport());
    expect(sheet?.data).toHaveLength(many + 1);
    expect(sheet?.data.filter((row) => row.includes(words('imports:outcome.bad')))).toHaveLength(2);
    await me.imports.close();
  });

  await test.step('the policy counts them, and turns its page with one question', async () => {
    await me.policyLists.seeTotal('insureds', many - 2);
    await me.policyLists.turnPage('insureds', 25);
    await me.policyLists.find('insureds', 'C-0777', 'Asegurado Número 777');
  });

  await test.step('the import is undone', async () => {
    await me.imports.open();
    await me.imports.undoPast();
    await me.imports.leave();
    await me.see(words('policies:rows.noneFound'));
  });
});
