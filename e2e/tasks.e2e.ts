import { paths } from '@corredor/core/paths';
import { expect } from '@playwright/test';
import { write } from './support/fields.ts';
import { languagesOf } from './support/languages.ts';
import { speak } from './support/session.ts';
import { test } from './support/test.ts';

test('a task is added, read, found, changed and deleted, and each time I am told', async ({ me, office }) => {
  const { words } = me;
  const heading = (name: string) => me.page.getByRole('heading', { level: 1, name, exact: true });
  await me.access.signIn(office.administrator);
  // From the record that it is about, by its key; afterwards it stands there.
  await me.goTo(paths.customers());
  const customer = me.page.getByRole('grid').getByRole('link').first();
  const name = (await customer.textContent()) ?? '';
  await customer.click();
  await expect(me.page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
  await me.page.keyboard.press('t');
  await expect(me.page.getByRole('combobox', { name: words('tasks:field.about') })).toHaveValue(name);
  await write(me.page, words('tasks:field.title'), 'Prueba completa');
  await me.records.press(words('tasks:create'));
  await me.amTold(words('common:success.task.created'));
  await expect(heading('Prueba completa')).toBeVisible();
  await me.page.getByRole('link', { name, exact: true }).first().click();
  await expect(heading(name)).toBeVisible();
  await expect(me.page.getByRole('link', { name: 'Prueba completa' })).toBeVisible();
  await me.goTo(paths.tasks({ search: 'Prueba completa' }));
  await me.records.edit('Prueba completa');
  await write(me.page, words('tasks:field.title'), 'Prueba cambiada');
  await me.records.press(words('tasks:save'));
  await me.amTold(words('common:success.task.updated'));
  await expect(heading('Prueba cambiada')).toBeVisible();
  await me.goTo(paths.tasks({ search: 'Prueba cambiada' }));
  await me.records.delete('Prueba cambiada', words('tasks:delete'));
  await me.amTold(words('common:success.task.deleted'));
});

const rules = {
  es: { rule: 'Atrasos', title: 'Cobrar lo atrasado' },
  en: { rule: 'Late ones', title: 'Collect what is late' },
} as const;

for (const language of languagesOf('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const { rule, title } = rules[language];
    test('a rule that I make brings tasks about late instalments, and one closes by itself when its instalment is paid', async ({
      me,
      office,
    }) => {
      const { page, words } = me;
      await speak(page, office.administrator, language);
      await me.access.signIn(office.administrator, paths.tasks());
      await page.getByRole('button', { name: words('tasks:about'), exact: true }).click();
      await page.getByRole('menuitem', { name: words('tasks:rules'), exact: true }).click();
      await page.getByRole('button', { name: words('taskRules:new') }).click();
      const dialog = page.getByRole('dialog', { name: words('taskRules:new') });
      await write(dialog, words('taskRules:field.name'), rule);
      // So long after, that whatever became late in the last months is still to come.
      await write(dialog, words('taskRules:field.days'), '200');
      await write(dialog, words('taskRules:field.title'), title);
      await dialog.getByRole('button', { name: words('taskRules:create'), exact: true }).click();
      await me.amTold(words('taskRules:created'));
      await me.goTo(paths.tasks({ search: title }));
      await page.getByRole('grid').getByRole('link', { name: title }).first().click();
      const panel = page.getByRole('dialog');
      await expect(panel.getByText(rule, { exact: true })).toBeVisible();
      const address = new URL(page.url());
      await panel.locator('a[href*="/payments/"]').first().click();
      await page
        .getByRole('button', { name: words('common:action.pay'), exact: true })
        .first()
        .click();
      await me.payments.payBy('cash');
      await me.goTo(paths.taskRecord(Number(address.searchParams.get('detail'))));
      await expect(page.getByText(words('tasks:resolution.paid'), { exact: true })).toBeVisible();
      await me.goTo(paths.taskRules());
      await page.getByRole('button', { name: words('taskRules:moves', { name: rule }) }).click();
      await page.getByRole('menuitem', { name: words('taskRules:delete.action') }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: words('taskRules:delete.action'), exact: true }).click();
      await me.amTold(words('taskRules:deleted'));
    });
  });
