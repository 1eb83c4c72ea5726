import { todayIn } from '@corredor/core/dates';
import { expect, test } from './support/test.ts';

test('a working day by keys alone: a policy is written, enabled and paid, and others are paid together', async ({
  me,
  office,
}) => {
  const { page, words, keys } = me;
  const label = (name: string) => words(`policies:field.${name}`);
  const number = 'TEC-2026/01';
  await me.access.signIn(office.administrator);

  await test.step('the palette leads to a new policy', async () => {
    await me.palette.open();
    await keys.write(words('shell:new.policies'));
    await expect(page.getByRole('option', { name: words('shell:new.policies') }).first()).toBeVisible();
    await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words('policies:form.createTitle') })).toBeFocused();
  });

  await test.step('a draft takes at most 30 presses of Tab', async () => {
    keys.countTabs();
    await keys.tabTo(page.getByRole('combobox', { name: label('contractor_id') }));
    await keys.lookUp('Andrade');
    await keys.tabTo(page.getByRole('button', { name: words('policies:form.sameAsContractor') }));
    await keys.press('Enter');
    await keys.tabTo(page.getByRole('combobox', { name: label('branch_id') }));
    await keys.lookUp('Vehículos');
    await keys.tabTo(page.getByRole('combobox', { name: label('provider_id') }));
    await keys.lookUp('Cóndor');
    await keys.tabTo(
      page
        .getByRole('group', { name: label('start_date') })
        .getByRole('spinbutton')
        .first(),
    );
    await keys.write(todayIn('America/Guayaquil', new Date()).split('-').toReversed().join(''));
    await keys.tabTo(page.getByRole('textbox', { name: label('net_premium') }));
    await keys.write('500');
    await keys.tabTo(page.getByRole('textbox', { name: label('number'), exact: true }));
    await keys.write(number);
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/management\/policies\/\d+\/update$/);
    expect(keys.tabs()).toBeLessThanOrEqual(30);
  });

  await test.step('it is enabled', async () => {
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeFocused();
    await keys.tabTo(page.getByRole('button', { name: words('common:action.enable'), exact: true }));
    await keys.press('Enter');
    const dialog = page.getByRole('dialog');
    await keys.tabTo(dialog.getByRole('button', { name: words('common:action.enable'), exact: true }));
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await me.policy.seeStatus('active');
  });

  await test.step('an instalment is paid from the dashboard in three presses: pay, method, confirm', async () => {
    await keys.press('g');
    await keys.press('d');
    const queue = page.getByRole('list', { name: words('dashboard:queue.title') });
    const pay = queue.getByRole('button', { name: new RegExp(`^${words('common:action.pay')}`) });
    const names = queue.locator('a[href*="/payments/"]');
    await expect(pay.first()).toBeVisible();
    // Into the queue once; from there j goes on until there is something to collect.
    await keys.tabTo(queue.getByRole('link').first(), 60);
    const isOnPay = () => pay.first().evaluate((button) => button === document.activeElement);
    for (let row = 0; row < 10 && !(await isOnPay()); row += 1) await keys.press('j');
    await expect(pay.first()).toBeFocused();
    const paid = (await names.first().getAttribute('href')) ?? '';
    const dialog = page.getByRole('dialog', { name: words('payments:pay.title') });
    await keys.press('Enter');
    // How the payer paid last comes to be known a moment later, and the focus goes there.
    const method = dialog.locator('input[type=radio]:focus:checked');
    await expect(method).toHaveCount(1);
    // Another way of paying than last time; behind bank debit stands what is withheld, which asks for its amount.
    await keys.press((await method.getAttribute('value')) === 'bank_debit' ? 'ArrowLeft' : 'ArrowRight');
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await me.amTold(new RegExp(words('common:success.payment.paid', { amount: '.+', payer: '.+' })));
    await expect(names.first()).not.toHaveAttribute('href', paid);
    await expect(pay.first()).toBeFocused();
  });

  await test.step('two more are paid together from their list', async () => {
    await keys.press('g');
    await keys.press('m');
    await expect(page.getByRole('heading', { level: 1, name: words('common:menu.payments') })).toBeFocused();
    await keys.tabTo(page.getByRole('grid'), 60);
    await keys.press('ArrowDown');
    await keys.press('Space');
    await keys.press('ArrowDown');
    await keys.press('Space');
    await keys.tabTo(
      page
        .getByRole('region', { name: words('ui:selection') })
        .getByRole('button', { name: words('common:action.pay') }),
    );
    await keys.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('input[type=radio]:focus')).toHaveCount(1);
    await keys.press('Space');
    await keys.press('Enter');
    await me.see(words('frames:bulk.done_other', { count: 2 }));
  });
});
