import writeExcel from 'write-excel-file/node';
import { cedulaOf } from './support/cedula.ts';
import { expect, test } from './support/test.ts';

const headings = {
  es: [
    'Póliza',
    'Aseguradora',
    'Ramo',
    'Cédula',
    'Contratante',
    'Desde',
    'Hasta',
    'Prima neta',
    'Total',
    'Cuotas',
    'Pagado',
  ],
  en: [
    'Policy',
    'Insurer',
    'Branch',
    'ID number',
    'Contractor',
    'From',
    'Until',
    'Net premium',
    'Total premium',
    'Instalments',
    'Paid',
  ],
};
const many = 8;
const wrong = 5;
/** What the old program calls an insurer. */
const oldName = 'Compañía de Antes';

const year = new Date().getFullYear();
const whole = 40;
/** A whole portfolio: every other policy with another insurer. */
const wholePortfolio = () =>
  Array.from({ length: whole }, (_, index) => [
    `ALL-${String(index + 1).padStart(4, '0')}`,
    index % 2 === 0 ? 'Guayas Mar' : 'Tres Volcanes Seguros Generales S.A.',
    'Vehículos',
    cedulaOf(20_000 + (index % 50)),
    `Cliente De Cartera ${(index % 50) + 1}`,
    `01/01/${year}`,
    `01/01/${year + 1}`,
    '500,00',
    '600,00',
    '3',
  ]);
/** The instalments of two of them: those of the second do not add up to its premium. */
const somePlans = () => [
  ['ALL-0001', 'Guayas Mar', `15/01/${year}`, '400,00', 'F-1', `15/01/${year}`],
  ['ALL-0001', 'Guayas Mar', `15/12/${year}`, '200,00', '', ''],
  ['ALL-0003', 'Guayas Mar', `15/01/${year}`, '599,99', '', ''],
];
const aSheet = async (name: string, rows: readonly (readonly string[])[]) => ({
  name,
  mimeType: '',
  buffer: await writeExcel(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer(),
});

/** The portfolio of another program: one row ends before it begins, and its insurer goes by another name. */
async function aPortfolio(language: 'es' | 'en', branch: string) {
  const rows = Array.from({ length: many }, (_, index) => [
    `OLD-${language}-${String(index + 1).padStart(4, '0')}`,
    oldName,
    branch,
    cedulaOf(7_000 + index),
    `Cliente De Antes ${index + 1}`,
    `01/01/${year}`,
    `01/01/${index + 2 === wrong ? year - 1 : year + 1}`,
    '500,00',
    '600,00',
    '3',
    '300,00',
  ]);
  return aSheet('cartera.xlsx', [headings[language], ...rows]);
}

test('a portfolio comes in with what was paid of it, whatever the language of its headings, and goes out again', async ({
  me,
  office,
}) => {
  await me.access.signIn(office.broker, '/app/management/policies');

  await test.step('the insurer is said once, and the row that cannot be is named', async () => {
    await me.imports.open();
    await me.imports.give(await aPortfolio('es', 'Vehículos'));
    await me.imports.check();
    await me.imports.seeCounts({ bad: many });
    await me.imports.say(oldName, 'Guayas Mar', many);
    await me.imports.seeCounts({ good: many - 1, bad: 1 });
    await me.imports.seeError('end_date', wrong, /.+/);
  });

  await test.step('when the instalments are due is said once', async () => {
    await me.imports.sayPlans('spread', many - 1);
    await me.imports.seeCounts({ good: many - 1, bad: 1 });
  });

  await test.step('the others go in with their instalments, and out again', async () => {
    await me.imports.start(many - 1);
    await me.imports.seeReport(many - 1, 1);
    await me.imports.seeTotals('Guayas Mar Seguros', ['7', '21']);
    await me.imports.undo();
    await me.imports.close();
    await me.goTo('/app/management/policies?search=OLD-');
    await expect(me.page.getByText('OLD-es-0001')).toHaveCount(0);
  });

  await test.step('the next file knows the insurer, also under English headings', async () => {
    await me.imports.open();
    await me.imports.give(await aPortfolio('en', 'vehiculos'));
    await me.imports.check();
    await me.imports.seeCounts({ good: many - 1, bad: 1 });
  });
});

test('a whole portfolio comes in, agrees with the program it came from, and takes on the plans of a second file', async ({
  me,
  office,
}) => {
  await me.access.signIn(office.broker, '/app/management/policies');

  await test.step('all policies come in, and each insurer has what it had', async () => {
    await me.imports.open();
    await me.imports.give(await aSheet('todo.xlsx', [headings.es.slice(0, -1), ...wholePortfolio()]));
    await me.imports.check();
    await me.imports.seeCounts({ good: whole });
    await me.imports.sayPlans('spread', whole);
    await me.imports.seeCounts({ good: whole });
    await me.imports.start(whole);
    const half = [`${whole / 2}`, `${(whole / 2) * 3}`, /10[.,]?000[.,]00/, /12[.,]?000[.,]00/];
    await me.imports.seeTotals('Guayas Mar Seguros', half);
    await me.imports.seeTotals('Tres Volcanes', half);
    await me.imports.close();
  });

  await test.step('the instalments of one are put in the place of its plan, and those that do not add up stay out', async () => {
    await me.goTo('/app/management/payments');
    await me.imports.open();
    const plans = ['Póliza', 'Aseguradora', 'Vencimiento', 'Valor', 'Factura', 'Fecha de pago'];
    await me.imports.give(await aSheet('cuotas.xlsx', [plans, ...somePlans()]));
    await me.imports.check();
    await me.imports.seeCounts({ good: 2, bad: 1 });
    await me.imports.seeError('amount', 4, /599/);
    await me.imports.start(2);
    await me.imports.seeReport(2, 1);
    await me.imports.undo();
    await me.imports.close();
  });

  await test.step('the portfolio goes out again', async () => {
    await me.goTo('/app/management/policies');
    await me.imports.open();
    await me.imports.undoPast();
    await me.imports.leave();
  });
});
