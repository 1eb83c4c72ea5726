import { officialBranches } from '@corredor/core/branches';
import { formatDate, todayIn } from '@corredor/core/dates';
import { localeOf } from '@corredor/core/locales';
import { formatMoney } from '@corredor/core/money';
import { paths } from '@corredor/core/paths';
import readXlsxFile from 'read-excel-file/node';
import { languagesOf } from './support/languages.ts';
import { aPdf } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

const password = 'lluvia sobre los ceibos';
const newcomers = {
  es: {
    email: 'lucia@los-ceibos.example',
    brokerage: { name: 'Los Ceibos Seguros', alias: 'los-ceibos', taxId: '1710034065001', phone: '0991234567' },
  },
  en: {
    email: 'grace@north-star.example',
    brokerage: { name: 'North Star Brokers', alias: 'north-star', taxId: '1790010937001', phone: '0987654321' },
  },
} as const;
const customer = { name: 'Ada Lovelace Byron', wrong: '1710034060', right: '1710034065' };
const company = { name: 'Seguros del Faro S.A.', ruc: '1790010937001', city: 'Quito' };
const coverage = 'Terremoto';
const number = 'F-2026/001';
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const parts = ['199.71', '199.71', '199.73'];
const pdf = { name: 'condiciones.pdf', mimeType: 'application/pdf', buffer: aPdf() };
const text = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('notas') };
const disguised = { name: 'disfraz.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ no es un PDF') };

for (const language of languagesOf('es')) {
  test.describe(`in ${language}`, () => {
    // The connection is lost once, on purpose.
    test.use({ language, expectedErrors: [/^Failed to load resource: net::ERR_FAILED$/] });

    test('a broker registers, writes a policy, collects, renews it and leaves', async ({ me }) => {
      const { words } = me;
      const { email, brokerage } = newcomers[language];
      const branch = officialBranches.find(({ code }) => code === '5')?.name[language] ?? '';
      const money = (amount: string) => formatMoney(amount, 'USD', language);

      await test.step('the account is made, confirmed by mail and opened', async () => {
        await me.access.register(email, password);
        await me.access.confirm(email);
        await me.access.logInHere(email, password);
      });

      await test.step('the first gate asks for the brokerage', async () => {
        await me.gate.see();
        await me.gate.fillIn(brokerage);
        await me.gate.tryAlias('login', words('common:validation.alias.reserved'));
        await me.gate.tryAlias('andrade-seguros', words('server:field.alias_taken'));
        await me.gate.takeAlias(brokerage.alias);
        await me.amTold(words('common:success.profile.created'));
      });

      await test.step('what policies are made of is put in place', async () => {
        await me.shell.open('branches');
        await me.branches.addOfficial(branch);
        await me.shell.open('providers');
        await me.providers.add({ ...company, branch });
        await me.shell.open('coverages');
        await me.coverages.add({ name: coverage, branch });
        await me.customers.begin(customer.name);
        await me.customers.tryNumber(customer.wrong);
        await me.customers.writeNumber(customer.right);
        await me.customers.save();
        await me.amTold(words('common:success.customer.created'));
      });

      await test.step('a draft shows what its premium comes to', async () => {
        await me.shell.open('policies');
        await me.policies.addDraft({
          branch,
          provider: company.name,
          city: company.city,
          contractor: customer.name,
          start: todayIn('America/Guayaquil', new Date()),
          net: language === 'es' ? '500,00' : '500.00',
          frequency: words('common:frequency.4'),
        });
        await me.policies.seeTotal(money('599.15'));
        await me.policies.saveDraft();
      });

      await test.step('its lists are filled, one row at a time', async () => {
        await me.policyLists.open('coverages');
        await me.policyLists.beginCoverage(coverage);
        await me.policyLists.open('insureds');
        await me.amTold(words('common:validation.saveRowFirst'));
        await me.policyLists.seeSelected('coverages');
        await me.policyLists.saveRow();
        await me.policyLists.seeRow('coverages', money('25000.00'));
        await me.policyLists.open('insureds');
        await me.policyLists.addInsured(customer.name, words('common:relationship.titular'));
        await me.policyLists.seeRow('insureds', customer.name);
        await me.policyLists.open('generals');
        await me.policyLists.addGeneral('Bodega norte', 'Galpón de 800 m²');
        await me.policyLists.seeRow('generals', 'Bodega norte');
      });

      await test.step('files are PDFs, and come back as they went', async () => {
        await me.policyLists.open('files');
        await me.policyLists.give(text);
        await me.policyLists.seeRefused(text, words('common:validation.onlyPdf'));
        await me.policyLists.give(disguised);
        await me.policyLists.seeRefused(disguised, /PDF/);
        await me.policyLists.give(pdf);
        await me.amTold(words('common:success.file.created'));
        expect(await me.policyLists.download(pdf.name)).toEqual(pdf.buffer);
      });

      await test.step('the draft is enabled once nothing is missing', async () => {
        const missing = [words('common:validation.selectPayer'), words('policies:missing.number')];
        await me.policy.tryToEnable(missing);
        await me.policy.follow(missing[1] ?? '', 'number');
        await me.policy.write('number', number);
        await me.policy.letContractorPay();
        await me.policy.save();
        await me.amTold(words('common:success.policy.updated'));
        await me.policy.enableAfterLoss();
        await me.policy.seeStatus('active');
      });

      await test.step('the instalments add up, and one is paid', async () => {
        await me.policyLists.open('payments');
        await me.payments.seeAmounts(parts.map(money));
        const cents = await me.payments.shownCents();
        expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(59_915);
        await me.payments.tryToPay(1);
        await me.payments.payBy('transfer');
        await me.payments.seeStatus(1, 'paid');
      });

      await test.step('the exported sheet says what the list says', async () => {
        await me.shell.open('payments');
        // Two are to be collected; everything is one press away.
        await me.list.seeRows(2);
        await me.list.seeAll();
        await me.amAt(paths.payments({ status: 'all' }));
        await me.list.seeRows(3);
        const file = await me.list.export();
        const [sheet] = await readXlsxFile(await file.path());
        const [header, ...rows] = sheet?.data ?? [];
        // What is to be collected first, the paid one last.
        const listed = [...parts.slice(1), ...parts.slice(0, 1)];
        expect(header?.[0]).toBe(words('payments:field.policy_number'));
        expect(rows.map((row) => row[4])).toEqual(listed.map(Number));
        const shown = (cell: unknown) =>
          cell instanceof Date ? formatDate(dayOf(cell), localeOf(language, '218')) : (cell ?? '');
        // The sheet has the amount in three columns: all of it, what is in, and what is open.
        expect(header?.slice(5, 7)).toEqual([words('payments:field.paid_amount'), words('payments:field.balance')]);
        expect(rows.map((row) => row.slice(5, 7))).toEqual([
          ...parts.slice(1).map((part) => [0, Number(part)]),
          [Number(parts[0]), 0],
        ]);
        const written = rows.map((row) =>
          row
            .map((cell, column) => (column === 4 ? money(listed[rows.indexOf(row)] ?? '') : shown(cell)))
            .toSpliced(5, 2),
        );
        expect(rows.map((row) => row[2] instanceof Date)).toEqual([true, true, true]);
        // Policy to state: what stands after these leaves a narrow list, and never the sheet.
        const lasting = (cells: readonly unknown[]) => cells.slice(0, 6);
        expect(written.map(lasting)).toEqual((await me.list.cells()).map(lasting));
        expect(header).toContain(words('payments:column.method'));
      });

      await test.step('the policy is renewed into a new draft', async () => {
        await me.shell.open('policies');
        await me.page.getByRole('link', { name: number }).click();
        await me.policy.seeStatus('active');
        const old = new URL(me.page.url()).pathname;
        await me.policy.tryToRenew();
        await me.policy.renewBecause('Mismas condiciones');
        await me.amTold(words('common:success.policy.renewed'));
        await me.policy.seeStatus('draft');
        expect(new URL(me.page.url()).pathname).not.toBe(old);
        // Both have the same number, so the period tells them apart.
        const renewed = words('policies:closed.beforePeriod', { period: '\\d{4}–\\d{4}' });
        await me.page.getByRole('link', { name: new RegExp(renewed) }).click();
        await me.amAt(old);
        // It stays as it is until its next term is enabled.
        await me.policy.seeStatus('active');
        await expect(me.page.getByText(words('policies:closed.prepared'))).toBeVisible();
      });

      await test.step('after the logout, Back shows nothing private', async () => {
        await me.shell.logOut();
        await me.page.goBack();
        await me.access.seeLogin();
        await me.seeNo(number);
        await me.seeNo(customer.name);
      });
    });
  });
}
