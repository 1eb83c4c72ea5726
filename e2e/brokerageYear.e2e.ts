import { officialBranches } from '@corredor/core/branches';
import { addDays, addMonths, todayIn } from '@corredor/core/dates';
import { formatMoney } from '@corredor/core/money';
import { paths } from '@corredor/core/paths';
import writeExcel from 'write-excel-file/node';
import { cedulaOf } from './support/cedula.ts';
import { write } from './support/fields.ts';
import { readBalances } from './support/policies.ts';
import { expect, test } from './support/test.ts';

const password = 'lluvia sobre los ceibos';
const address = 'Av. Amazonas N34-120, Quito';
const today = todayIn('America/Guayaquil', new Date());
/** The end of the month, and never today. */
const monthEnd = addDays(addMonths(`${addDays(today, 1).slice(0, 7)}-01`, 1), -1);
const written = (day: string) => day.split('-').reverse().join('/');
/** A whole amount as either language writes it. */
const amountOf = (amount: number) => new RegExp(`${String(amount).replace(/\B(?=(\d{3})+$)/g, '[.,]?')}[.,]00`);
const branchNamed = (language: 'es' | 'en') => officialBranches.find(({ code }) => code === '7')?.name[language] ?? '';

/** What the year is made of: all policies, those of them that end soon, and of these those that one run prepares. */
const [whole, ending, byRun] = [500, 40, 30];
/** The first policies belong to one client, who has paid nothing yet; of all others one and a half of three instalments are in. */
const ofOneClient = 6;
const insurers = [
  { name: 'Seguros del Faro S.A.', ruc: '1790010937001', city: 'Quito' },
  { name: 'Aseguradora del Páramo S.A.', ruc: '1790011674001', city: 'Quito' },
] as const;

const cases = {
  es: {
    email: 'ines@todo-el-ano.example',
    brokerage: { name: 'Todo El Año Seguros', alias: 'todo-el-ano', taxId: '1710034065001', phone: '0991234567' },
    client: 'Comercial La Ronda',
    plate: 'PYR5821',
    net: (whole: number) => `${whole},00`,
    said: { reason: 'Vendió el vehículo.', same: 'El cliente pidió las mismas condiciones.', rule: 'Atrasos' },
    task: 'Cobrar lo atrasado',
    stages: { review: 'Por revisar', offer: 'Oferta recibida' },
    headings: [
      ...['Póliza', 'Aseguradora', 'Ramo', 'Cédula', 'Contratante', 'Desde', 'Hasta', 'Prima neta', 'Total'],
      ...['Cuotas', 'Pagado'],
    ],
  },
  en: {
    email: 'alice@all-year.example',
    brokerage: { name: 'All Year Brokers', alias: 'all-year', taxId: '1790010937001', phone: '0987654321' },
    client: 'Riverside Trading',
    plate: 'PYR5822',
    net: (whole: number) => `${whole}.00`,
    said: { reason: 'The vehicle was sold.', same: 'The client asked for the same terms.', rule: 'Late ones' },
    task: 'Collect what is late',
    stages: { review: 'To review', offer: 'Offer received' },
    headings: [
      ...['Policy', 'Insurer', 'Branch', 'ID number', 'Contractor', 'From', 'Until', 'Net premium', 'Total premium'],
      ...['Instalments', 'Paid'],
    ],
  },
} as const;

for (const language of ['es', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const { email, brokerage, client, plate, net, said, task, stages, headings } = cases[language];
    const branch = branchNamed(language);
    const nameOf = (index: number) => {
      const first = whole - ending;
      if (index < ofOneClient) return `ONE-${index + 1}`;
      const group = index < first ? 'YEAR' : index < first + byRun ? 'RUN' : 'MOVE';
      return `${group}-${String(index + 1).padStart(4, '0')}`;
    };
    const rowOf = (index: number) => {
      const isEnding = index >= whole - ending;
      const starts = isEnding ? addMonths(addDays(today, 20), -12) : addDays(today, -45);
      const isHis = index < ofOneClient;
      return [
        nameOf(index),
        insurers[index % 2]?.name ?? '',
        branch,
        cedulaOf(isHis ? 40_000 : 40_001 + (index % 200)),
        isHis ? client : `${client} ${(index % 200) + 1}`,
        written(starts),
        written(isEnding ? addDays(today, 20) : addMonths(starts, 12)),
        '500',
        '600',
        '3',
        isHis ? '' : '300',
      ];
    };

    test(`a brokerage lives a year: ${whole} policies come in, are collected, changed, renewed and looked after, and stay balanced`, async ({
      me,
      request,
    }) => {
      const { words, page } = me;
      const told = (step: string, number: number) => me.amTold(words(`movements:done.${step}`, { number }));

      await test.step('it registers, takes a plan, and says with whom it works', async () => {
        await me.access.register(email, password, 'Professional');
        await me.access.confirm(email);
        await me.access.logInHere(email, password);
        await me.gate.see();
        await me.gate.fillIn(brokerage);
        await me.gate.takeAlias(brokerage.alias);
        await me.subscription.fillInvoice({ address });
        await me.subscription.takeCard('Ines Vera', '4242 4242 4242 4242');
        await me.subscription.pay(formatMoney('56.35', 'USD', language));
        await me.subscription.seeThanks();
        await me.goTo(paths.branches());
        await me.branches.addOfficial(branch);
        for (const insurer of insurers) {
          await me.goTo(paths.providers());
          await me.providers.add({ ...insurer, branch });
        }
      });

      await test.step('its portfolio comes in from a spreadsheet, and balances', async () => {
        await me.goTo(paths.policies());
        await me.imports.open();
        const rows = [headings, ...Array.from({ length: whole }, (_, index) => rowOf(index))];
        const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
        await me.imports.give({ name: 'portfolio.xlsx', mimeType: '', buffer: await writeExcel(cells).toBuffer() });
        await me.imports.check();
        await me.imports.seeCounts({ good: whole });
        await me.imports.sayPlans('spread', whole);
        await me.imports.seeCounts({ good: whole });
        await me.imports.start(whole);
        const half = [`${whole / 2}`, `${(whole / 2) * 3}`, amountOf((whole / 2) * 500), amountOf((whole / 2) * 600)];
        for (const { name } of insurers) await me.imports.seeTotals(name, half);
        await me.imports.close();
        expect(await readBalances(page)).toEqual({ policies: whole, unbalanced: [] });
      });

      const planOf = async (policy: string) => {
        await me.goTo(paths.policies({ search: policy }));
        const [found = ''] = await me.list.addresses();
        return paths.policyRecord(Number(/\d+$/.exec(found)?.[0]));
      };

      await test.step('a client pays one and a half instalments, and twelve by one transfer', async () => {
        await me.goTo(`${await planOf(nameOf(0))}?tab=payments`);
        const one = await me.payments.beginTransfer();
        const [first = 0, second = 0] = one.open;
        await one.fill(first + second / 2);
        await one.seeParts([first, second / 2, 0]);
        await one.pay();
        await me.payments.seeStatus(1, 'paid');
        await me.payments.seeBalanced();
        await me.goTo(paths.payments({ search: 'ONE-', status: 'unpaid', page_size: 50 }));
        await me.list.seeRows(3 * ofOneClient - 1);
        await me.list.selectPage();
        const many = await me.payments.beginTransfer();
        const twelve = many.open.slice(0, 12);
        await many.fill(twelve.reduce((sum, amount) => sum + amount, 0));
        await many.seeParts([...twelve, ...many.open.slice(12).map(() => 0)]);
        await many.pay();
        await me.list.seeRows(3 * ofOneClient - 13);
      });

      await test.step('a vehicle comes in, its sum is raised, it goes; the policy is cancelled for the end of the month and goes on after all', async () => {
        await me.vehicles.add({ plate, brand: 'Kia', model: 'Rio', year: '2024', owner: client });
        await me.amTold(words('common:success.vehicle.created'));
        await me.goTo(`${await planOf(nameOf(10))}?tab=movements`);
        const included = await me.movements.begin();
        await me.movements.from(addDays(today, -1));
        await me.movements.include(plate, net(365));
        await me.movements.issue();
        await told('issue', included);
        const raised = await me.movements.begin();
        await me.movements.ofKind('value');
        await me.movements.touch(plate, net(90));
        await me.movements.issue();
        await told('issue', raised);
        const mistaken = await me.movements.begin();
        await me.movements.ofKind('exclusion');
        await me.movements.touch(plate, net(455));
        await me.movements.issue();
        await told('issue', mistaken);
        await me.movements.undo(mistaken);
        await told('undo', mistaken);
        // What takes it back is a movement too.
        await me.movements.seeNumber(mistaken + 1);
        const excluded = await me.movements.begin();
        await me.movements.ofKind('exclusion');
        await me.movements.touch(plate, net(455));
        await me.movements.issue();
        await told('issue', excluded);
        const cancelled = await me.movements.begin();
        await me.movements.ofKind('cancellation');
        await me.movements.from(monthEnd);
        await me.movements.because(said.reason);
        await me.movements.issue();
        await told('issue', cancelled);
        await me.movements.seeEnding();
        const reinstated = await me.movements.begin();
        await me.movements.ofKind('reinstatement');
        await me.movements.issue();
        await told('issue', reinstated);
        await me.movements.seeNoEnding();
      });

      await test.step(`${ending} ending terms go over the board, ${byRun} of them by one run with its log`, async () => {
        await me.renewals.openList('RUN-');
        await me.list.selectAll(byRun);
        await me.list.begin('renewals:verb.prepare');
        await me.renewals.prepareAll(said.same);
        await me.list.readLog(byRun);
        await me.renewals.openBoard('MOVE-');
        await me.renewals.seeCount(stages.review, ending - byRun);
        const first = await me.renewals.policyIn(stages.review, 'first');
        await me.renewals.move(first, stages.review, stages.offer);
        await me.amTold(words('renewals:done.move'));
        await me.renewals.openList('MOVE-');
        await me.list.selectAll(ending - byRun);
        await me.list.begin('renewals:verb.move');
        await me.renewals.moveAll(stages.offer);
        await me.list.closeReport(ending - byRun);
        await me.renewals.openBoard('MOVE-');
        await me.renewals.seeCount(stages.offer, ending - byRun);
      });

      await test.step('a rule brings tasks about what is late, and one closes by itself', async () => {
        await me.goTo(paths.taskRules());
        await page
          .getByRole('button', { name: words('taskRules:new') })
          .first()
          .click();
        const dialog = page.getByRole('dialog', { name: words('taskRules:new') });
        await write(dialog, words('taskRules:field.name'), said.rule);
        await write(dialog, words('taskRules:field.days'), '200');
        await write(dialog, words('taskRules:field.title'), task);
        await dialog.getByRole('button', { name: words('taskRules:create'), exact: true }).click();
        await me.amTold(words('taskRules:created'));
        await me.goTo(paths.tasks({ search: task }));
        await page.getByRole('grid').getByRole('link', { name: task }).first().click();
        const record = paths.taskRecord(Number(new URL(page.url()).searchParams.get('detail')));
        await page.getByRole('dialog').locator('a[href*="/payments/"]').first().click();
        await page
          .getByRole('button', { name: words('common:action.pay'), exact: true })
          .first()
          .click();
        await me.payments.payBy('cash');
        await me.goTo(record);
        await expect(page.getByText(words('tasks:resolution.paid'), { exact: true })).toBeVisible();
      });

      await test.step('a calendar program reads what is to do', async () => {
        await me.goTo(paths.newTask());
        await write(page, words('tasks:field.title'), `${task} ·`);
        await me.records.press(words('tasks:create'));
        await me.amTold(words('common:success.task.created'));
        await me.goTo(paths.account());
        await page.getByRole('button', { name: words('account:calendar.create'), exact: true }).click();
        const feed = await page.getByRole('textbox', { name: words('account:calendar.address') }).inputValue();
        const calendar = await request.get(new URL(feed).pathname);
        expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${task} ·`);
      });

      await test.step('every policy is balanced to the cent', async () => {
        expect(await readBalances(page)).toEqual({ policies: whole, unbalanced: [] });
        await me.goTo(`${await planOf(nameOf(10))}?tab=payments`);
        await me.payments.seeBalanced();
      });
    });
  });
