import { addMonths, todayIn } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { choose, lookUp, write, writeDay } from './support/fields.ts';
import { expect, test } from './support/test.ts';

const branch = 'Ramo con campos';
const number = 'EX-2026/001';
const insurer = 'Seguros del Campo Propio';
const field = 'Uso del vehículo';
const today = todayIn('America/Guayaquil', new Date());

test('what a branch asks for is refused without it, kept with it, and goes along into the next term', async ({
  me,
  office,
}) => {
  const { page, words } = me;
  const label = (name: string) => words(`policies:field.${name}`);
  const dialog = page.getByRole('dialog');
  await me.access.signIn(office.administrator);

  await test.step('the branch gets a field that must be filled in', async () => {
    await me.goTo(paths.branches());
    await me.records.press(words('branches:new'));
    await write(dialog, words('branches:form.name'), branch);
    await choose(dialog, words('branches:form.group'), words('common:branchGroup.vehicles'));
    await dialog.getByRole('button', { name: words('branches:extra.add') }).click();
    await write(dialog, words('branches:extra.name_es'), field);
    await choose(dialog, words('branches:extra.kind'), words('branches:extra.kinds.choice'));
    await dialog.getByRole('textbox', { name: words('branches:extra.choices') }).fill('Particular,Taxi,');
    await dialog.getByText(words('branches:extra.required'), { exact: true }).click();
    await dialog.getByRole('button', { name: words('branches:form.create') }).click();
    await me.amTold(words('common:success.branch.created'));
  });

  await test.step('a company sells it', async () => {
    await me.shell.open('providers');
    await me.providers.add({ name: insurer, ruc: '1792143578001', city: 'Quito', branch });
  });

  await test.step('a policy of it is refused without a value', async () => {
    await me.goTo(paths.newPolicy());
    await write(page, label('number'), number);
    await lookUp(page, label('branch_id'), branch);
    await expect(page.getByRole('button', { name: new RegExp(`${field}$`) })).toBeVisible();
    await page.getByRole('button', { name: words('policies:form.saveDraft') }).click();
    await expect(page.getByRole('button', { name: `${field}: ${words('common:validation.required')}` })).toBeVisible();
    await expect(page).toHaveURL(/\/create$/);
  });

  await test.step('and kept with one, enabled and read', async () => {
    await choose(page, field, 'Taxi');
    await lookUp(page, label('contractor_id'), 'Panificadora La Espiga');
    await me.policy.letContractorPay();
    await lookUp(page, label('provider_id'), insurer);
    await writeDay(page, label('start_date'), addMonths(today, -11));
    await write(page, label('net_premium'), '500,00');
    await page.getByRole('button', { name: words('policies:form.saveDraft') }).click();
    await expect(page).toHaveURL(/\/management\/policies\/\d+\/update$/);
    await me.policy.enable();
    await expect(page.getByText(words('policies:form.extras'))).toBeVisible();
  });

  await test.step('its next term has the value too', async () => {
    await me.policy.tryToRenew();
    await me.policy.renewBecause('Mismas condiciones');
    await me.amTold(words('common:success.policy.renewed'));
    await me.policy.seeStatus('draft');
    await expect(page.getByRole('button', { name: new RegExp(`${field}$`) })).toContainText('Taxi');
  });

  await test.step('before the field is retired, I read how many keep what stands in it', async () => {
    await me.goTo(paths.branches({ search: branch }));
    await me.records.edit(branch);
    await dialog.getByRole('button', { name: words('branches:extra.remove', { number: 1 }) }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(words('branches:extra.removeUsed_other', { count: 2 }))).toBeVisible();
    await question.getByRole('button', { name: words('branches:extra.retireConfirm') }).click();
    await expect(dialog.getByText(words('branches:extra.retired'), { exact: true })).toBeVisible();
  });
});
