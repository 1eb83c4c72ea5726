import { paths } from '@corredor/core/paths';
import { expect } from '@playwright/test';
import { write } from './support/fields.ts';
import { test } from './support/test.ts';

test('a seller is added, read, found, changed and deleted, and each time I am told', async ({ me, office }) => {
  const { words } = me;
  const heading = (name: string) => me.page.getByRole('heading', { level: 1, name, exact: true });
  await me.access.signIn(office.administrator);
  await me.goTo(paths.newSeller());
  await write(me.page, words('sellers:field.name'), 'Prueba completa');

  await me.records.press(words('sellers:create'));
  await me.amTold(words('common:success.seller.created'));
  await expect(heading('Prueba completa')).toBeVisible();
  await me.goTo(paths.sellers({ search: 'Prueba completa' }));
  await me.records.edit('Prueba completa');
  await write(me.page, words('sellers:field.name'), 'Prueba cambiada');
  await me.records.press(words('sellers:save'));
  await me.amTold(words('common:success.seller.updated'));
  await expect(heading('Prueba cambiada')).toBeVisible();
  await me.goTo(paths.sellers({ search: 'Prueba cambiada' }));
  await me.records.delete('Prueba cambiada', words('sellers:delete'));
  await me.amTold(words('common:success.seller.deleted'));
});
