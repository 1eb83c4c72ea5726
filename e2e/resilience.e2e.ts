import { paths } from '@corredor/core/paths';
import { networkErrors } from './support/complaints.ts';
import { demo } from './support/office.ts';
import { type OwnServer, startOwnServer } from './support/ownServer.ts';
import { somePolicy } from './support/policies.ts';
import { wearOut } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.describe('a server that dies', () => {
  test.use({ expectedErrors: [networkErrors] });
  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer();
  });
  test.afterAll(() => server.dispose());

  test('loses no input, and saves it once after its return, even where the first save had arrived', async ({
    newPerson,
  }) => {
    const me = await newPerson({ baseURL: server.url });
    await me.access.signIn(demo.administrator);
    await me.customers.begin('Rosa Quinde Mora');
    await me.customers.writeNumber('1710034065');
    // The save arrives and is done; the answer never leaves.
    await me.page.route('**/api/core/customers/', async (route) => {
      await route.fetch();
      await server.kill();
      await route.abort('connectionreset');
    });
    await me.customers.save();
    await me.customers.seeNoAnswer();
    await me.customers.seeInput('Rosa Quinde Mora', '1710034065');

    await me.page.unrouteAll();
    await me.customers.save();
    await me.customers.seeNoAnswer();

    await server.start();
    await me.customers.save();
    await me.amTold(me.words('common:success.customer.created'));
    await me.goTo(paths.customers());
    await me.list.search('Rosa Quinde Mora');
    await me.list.seeRows(1);
  });
});

test.describe('a network that goes away', () => {
  test.use({ expectedErrors: [networkErrors] });

  test('loses no input, and lets it be saved once it is back', async ({ me, office }) => {
    await me.access.signIn(office.administrator);
    await me.customers.begin('Inés Paredes Luna');
    await me.customers.writeNumber('0926687856');
    await me.page.context().setOffline(true);
    await me.customers.save();
    await me.customers.seeNoAnswer();
    await me.customers.seeInput('Inés Paredes Luna', '0926687856');

    await me.page.context().setOffline(false);
    await me.customers.save();
    await me.amTold(me.words('common:success.customer.created'));
    await me.goTo(paths.customers());
    await me.list.search('Inés Paredes Luna');
    await me.list.seeRows(1);
  });
});

test.describe('a page whose code cannot be fetched', () => {
  test.use({ expectedErrors: [new RegExp(`${networkErrors.source}|dynamically imported module|Unable to preload`)] });

  test('says so inside the layout, and comes when it is asked for again', async ({ me, office }) => {
    await me.access.signIn(office.administrator);
    await expect(me.page.getByRole('button', { name: me.words('shell:support.open') })).toBeVisible();
    await me.page.context().setOffline(true);
    await me.shell.item('branches').click();
    await me.see(me.words('common:error.communication'));
    await me.see(me.words('common:menu.policies'));
    await me.page.context().setOffline(false);
    await me.page.getByRole('button', { name: me.words('ui:retry') }).click();
    await expect(me.page.getByRole('heading', { level: 1, name: me.words('common:menu.branches') })).toBeVisible();
  });
});

test.describe('a session that runs out', () => {
  test('is renewed without a word while it can be', async ({ me, office }) => {
    await me.access.signIn(office.administrator);
    await me.customers.begin('Marta Ruales Ponce');
    await me.customers.writeNumber('0102030400');
    await wearOut(me.page, 'token');
    await me.customers.save();
    await me.amTold(me.words('common:success.customer.created'));
    await me.amAt(/\/management\/customers\/\d+$/);
  });

  test('leads to the login with the reason, and from there back to the page and to what was typed', async ({
    me,
    office,
  }) => {
    await me.access.signIn(office.administrator);
    await me.customers.begin('Pablo Ruales Ponce');
    await me.customers.writeNumber('1104567894');
    await wearOut(me.page, 'token', 'refresh');
    await me.customers.save();
    await me.access.seeLogin();
    await me.see(me.words('access:login.expiredTitle'));
    await me.access.logInHere(...office.administrator);
    await me.amAt('/app/management/customers/create');
    await me.see(me.words('frames:form.recovered'));
    await me.customers.save();
    await me.amTold(me.words('common:success.customer.created'));
  });

  test('leads back to the movement that was being typed too', async ({ me, office }) => {
    await me.access.signIn(office.administrator);
    await me.goTo(`${paths.policyRecord(await somePolicy(me.page))}?tab=movements`);
    const number = await me.movements.begin();
    await me.movements.ofKind('text');
    await me.movements.because('Cambia la cláusula de auxilio vial');
    // What is asked while one types is answered: it ends no session.
    await me.movements.seeLedger();
    await wearOut(me.page, 'token', 'refresh');
    await me.movements.goOn();
    await me.access.seeLogin();
    await me.access.logInHere(...office.administrator);
    await me.see(me.words('frames:form.recovered'));
    await me.movements.keepDraft();
    await me.movements.seeNumber(number);
  });
});

test('two people who change one policy see both versions, and nothing is lost', async ({ me, newPerson, office }) => {
  const other = await newPerson();
  await me.access.signIn(office.administrator);
  await me.policies.addNumber('C-2026/77');
  const address = me.page.url();
  await other.access.signIn(office.administrator, address);
  await other.policy.seeWritten('number', 'C-2026/77');

  await me.policy.write('deductible', '10 % del siniestro');
  await me.policy.save();
  await me.amTold(me.words('common:success.policy.updated'));

  await other.policy.write('deductible', 'USD 250');
  await other.policy.write('condition', 'Sin cambios');
  await other.policy.save();
  await other.policy.seeConflict({
    deductible: { mine: 'USD 250', theirs: '10 % del siniestro' },
    condition: { mine: 'Sin cambios', theirs: '—' },
  });
  await other.policy.keepMine();
  await other.amTold(other.words('common:success.policy.updated'));

  await me.goTo(address);
  await me.policy.seeWritten('deductible', 'USD 250');
  await me.policy.seeWritten('condition', 'Sin cambios');
});
