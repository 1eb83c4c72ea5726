import { paths } from '@corredor/core/paths';
import { expect } from '@playwright/test';
import { write } from './support/fields.ts';
import { test } from './support/test.ts';

test('a task is added, read, found, changed and deleted, and each time I am told', async ({ me }) => {
  const { words } = me;
  const heading = (name: string) => me.page.getByRole('heading', { level: 1, name, exact: true });
  await me.access.logIn('demo@corredor.example', 'corredor-demo-1');
  await me.goTo(paths.newTask());
  await write(me.page, words('tasks:field.title'), 'Prueba completa');
  await me.records.press(words('tasks:create'));
  await me.amTold(words('common:success.task.created'));
  await expect(heading('Prueba completa')).toBeVisible();
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
