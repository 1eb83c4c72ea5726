import { addDays, addMonths, todayIn } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import writeExcel from 'write-excel-file/node';
import { cedulaOf } from './support/cedula.ts';
import { languagesOf } from './support/languages.ts';
import { speak } from './support/session.ts';
import { expect, test } from './support/test.ts';

const today = todayIn('America/Guayaquil', new Date());
const ends = addDays(today, 20);
const written = (day: string) => day.split('-').reverse().join('/');
const cases = {
  es: {
    headings: [
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
    ],
    review: 'Por revisar',
    offer: 'Oferta recibida',
    words: 'El cliente pidió las mismas condiciones.',
    /** How many go by one run, and how many are moved. */
    many: 30,
    others: 10,
  },
  en: {
    headings: [
      ...['Policy', 'Insurer', 'Branch', 'ID number', 'Contractor', 'From', 'Until', 'Net premium', 'Total premium'],
      'Instalments',
    ],
    review: 'To review',
    offer: 'Offer received',
    words: 'The client asked for the same terms.',
    many: 6,
    others: 3,
  },
} as const;

for (const language of languagesOf('es'))
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const { headings, review, offer, words: observations, many, others } = cases[language];
    const groups = { run: `RUN-${language}`, moved: `MOV-${language}` };
    const rowsOf = (group: string, count: number, first: number) =>
      Array.from({ length: count }, (_, index) => [
        `${group}-${String(index + 1).padStart(4, '0')}`,
        'Guayas Mar',
        'Vehículos',
        cedulaOf(first + index),
        `Cliente ${group} ${index + 1}`,
        written(addMonths(ends, -12)),
        written(ends),
        '500,00',
        '600,00',
        '3',
      ]);

    test(`${many + others} terms that end come in, ${many} are prepared by one run with its log, and the others go on`, async ({
      me,
      office,
    }) => {
      const first = language === 'es' ? 30_000 : 31_000;
      const rows = [headings, ...rowsOf(groups.run, many, first), ...rowsOf(groups.moved, others, first + many)];
      await speak(me.page, office.broker, language);
      await me.access.signIn(office.broker);

      await test.step('from a spreadsheet, and stand on the board at once', async () => {
        await me.goTo('/app/management/policies');
        await me.imports.open();
        const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
        const buffer = await writeExcel(cells).toBuffer();
        await me.imports.give({ name: 'vigencias.xlsx', mimeType: '', buffer });
        await me.imports.check();
        await me.imports.sayPlans('spread', many + others);
        await me.imports.seeCounts({ good: many + others });
        await me.imports.start(many + others);
        await me.imports.seeTotals('Guayas Mar Seguros', [String(many + others)]);
        await me.imports.close();
        await me.renewals.openBoard(groups.moved);
        await me.renewals.seeCount(review, others);
      });

      await test.step('one run prepares the next terms and keeps its log', async () => {
        await me.renewals.openList(groups.run);
        await me.list.selectAll(many);
        await me.list.begin('renewals:verb.prepare');
        await me.renewals.prepareAll(observations);
        await me.list.readLog(many);
        await expect(
          me.page.getByRole('grid').getByText(me.words('runs:outcome.done'), { exact: true }).first(),
        ).toBeVisible();
      });

      await test.step('nothing is prepared twice', async () => {
        await me.goTo(paths.policies({ search: groups.run, status: 'draft' }));
        await me.list.search(`${groups.run}-0001`);
        await me.list.seeRows(1);
      });

      await test.step('the others have an offer, and say so on the board', async () => {
        await me.renewals.openList(groups.moved);
        await me.list.selectAll(others);
        await me.list.begin('renewals:verb.move');
        await me.renewals.moveAll(offer);
        await me.list.closeReport(others);
        await me.renewals.openBoard(groups.moved);
        await me.renewals.seeCount(offer, others);
        await me.renewals.seeIn(offer, `${groups.moved}-0001`);
      });
    });
  });

test('the stages of a brokerage are its own: one is added, goes up, and leaves its cards to another', async ({
  me,
  office,
}) => {
  const { page, words } = me;
  const name = 'En negociación';
  const menu = (item: string) => page.getByRole('menuitem', { name: words(`renewalStages:${item}`), exact: true });
  const actions = page.getByRole('button', { name: words('renewalStages:moves', { name }) });
  await me.access.signIn(office.broker, paths.renewalStages());
  await page.getByRole('button', { name: words('renewalStages:new') }).click();
  const dialog = page.getByRole('dialog', { name: words('renewalStages:new') });
  await dialog.getByRole('textbox', { name: words('renewalStages:field.name_es') }).fill(name);
  await dialog.getByRole('textbox', { name: words('renewalStages:field.name_en') }).fill('Negotiating');
  await dialog.getByRole('button', { name: words('renewalStages:create'), exact: true }).click();
  await me.amTold(words('renewalStages:created'));
  await actions.click();
  await menu('up').click();
  await me.amTold(words('renewalStages:ordered'));

  await me.renewals.openBoard();
  const policy = await me.renewals.policyIn('Por revisar', 'first');
  await me.renewals.move(policy, 'Por revisar', name);
  await me.amTold(words('renewals:done.move'));
  await me.renewals.seeIn(name, policy);

  await me.goTo(paths.renewalStages());
  await actions.click();
  await menu('delete.action').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: words('renewalStages:delete.where_one') }).click();
  await page.getByRole('option', { name: 'Por revisar' }).click();
  await question.getByRole('button', { name: words('renewalStages:delete.action'), exact: true }).click();
  await me.amTold(words('renewalStages:deleted'));
  await me.renewals.openBoard();
  await me.renewals.seeIn('Por revisar', policy);
});
