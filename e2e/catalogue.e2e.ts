import { paths } from '@corredor/core/paths';
import { choose, lookUp, write } from './support/fields.ts';
import { test } from './support/test.ts';

test('what policies are made of is added, changed and removed, and each time I am told', async ({ me, office }) => {
  const { words } = me;
  const field = (label: string, text: string) => write(me.page, words(label), text);
  await me.access.signIn(office.administrator);

  await test.step('an insurance company', async () => {
    await me.goTo(paths.newProvider());
    await field('providers:field.name', 'Aseguradora del Catálogo');
    await field('providers:field.ruc', '1790010937001');
    await me.records.press(words('providers:form.create'));
    await me.amTold(words('common:success.provider.created'));
    await me.goTo(paths.providers());
    await me.list.search('Aseguradora del Catálogo');
    await me.records.edit('Aseguradora del Catálogo');
    await field('providers:field.contact', 'Rosa Vera');
    await me.records.press(words('providers:form.save'));
    await me.amTold(words('common:success.provider.updated'));
    await me.goTo(paths.providers({ search: 'Aseguradora del Catálogo' }));
    await me.records.delete('Aseguradora del Catálogo', words('providers:delete'));
    await me.amTold(words('common:success.provider.deleted'));
  });

  await test.step('a branch', async () => {
    await me.goTo(paths.branches());
    await me.records.press(words('branches:new'));
    const dialog = me.page.getByRole('dialog');
    await write(dialog, words('branches:form.name'), 'Ramo del catálogo');
    await choose(dialog, words('branches:form.group'), words('common:branchGroup.other'));
    await dialog.getByRole('button', { name: words('branches:form.create') }).click();
    await me.amTold(words('common:success.branch.created'));
    await me.list.search('Ramo del catálogo');
    await me.records.edit('Ramo del catálogo');
    await write(dialog, words('branches:form.description'), 'Para una prueba');
    await dialog.getByRole('button', { name: words('branches:form.save') }).click();
    await me.amTold(words('common:success.branch.updated'));
  });

  await test.step('a coverage', async () => {
    await me.goTo(paths.newCoverage());
    await lookUp(me.page, words('coverages:form.branch'), 'Ramo del catálogo');
    await field('coverages:form.name', 'Cobertura del catálogo');
    await me.page.getByText(words('common:coverageType.help'), { exact: true }).click();
    await me.records.press(words('coverages:form.create'));
    await me.amTold(words('common:success.coverage.created'));
    await me.list.search('Cobertura del catálogo');
    await me.records.edit('Cobertura del catálogo');
    await field('coverages:form.description', 'Grúa');
    await me.records.press(words('coverages:form.save'));
    await me.amTold(words('common:success.coverage.updated'));
    await me.goTo(paths.coverages({ search: 'Cobertura del catálogo' }));
    await me.records.delete('Cobertura del catálogo', words('coverages:delete'));
    await me.amTold(words('common:success.coverage.deleted'));
  });

  await test.step('the branch, now that nothing holds on to it', async () => {
    await me.goTo(paths.branches({ search: 'Ramo del catálogo' }));
    await me.records.delete('Ramo del catálogo', words('branches:delete'));
    await me.amTold(words('common:success.branch.deleted'));
  });

  await test.step('a customer', async () => {
    await me.customers.begin('Cliente del Catálogo');
    await me.customers.writeNumber('1713175071');
    await me.customers.save();
    await me.amTold(words('common:success.customer.created'));
    await me.goTo(paths.customers());
    await me.list.search('Cliente del Catálogo');
    await me.records.edit('Cliente del Catálogo');
    await me.customers.writeStreet('Av. del Catálogo 1');
    await me.records.press(words('customers:form.save'));
    await me.amTold(words('common:success.customer.updated'));
    await me.goTo(paths.customers({ search: 'Cliente del Catálogo' }));
    await me.records.delete('Cliente del Catálogo', words('customers:delete'));
    await me.amTold(words('common:success.customer.deleted'));
  });
});

test.describe('a server that answers badly', () => {
  test.use({ expectedErrors: [/^Failed to load resource: the server responded with a status of 500/] });

  test('is told in the words of the catalogue, whether it explains itself or not', async ({ me, office }) => {
    await me.access.signIn(office.administrator);
    await me.customers.begin('Cliente Sin Suerte');
    await me.customers.writeNumber('0102030400');
    await me.page.route('**/api/core/customers/', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await me.customers.save();
    await me.see(me.words('common:error.withResponse'));
    await me.see(me.words('common:error.operation'));
    await me.customers.seeInput('Cliente Sin Suerte', '0102030400');
  });
});
