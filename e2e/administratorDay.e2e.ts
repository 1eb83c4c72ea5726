import { readFile } from 'node:fs/promises';
import { todayIn } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { tick, write, writeDay } from './support/fields.ts';
import { expect, test } from './support/test.ts';

const firstPassword = 'una llave prestada';
const me = { name: 'María Fernanda Andrade' };
const role = 'Emisión';
const ines = { email: 'ines@los-alisos.example', name: 'Inés', lastName: 'Paz Luna', role };
const bruno = { email: 'bruno@los-alisos.example', name: 'Bruno', lastName: 'Vela Ríos', role };
const nameOf = ({ name, lastName }: typeof ines) => `${name} ${lastName}`;
const chosen = 'musgo bajo los alisos';

test('an administrator lets people in, says what they may do, and shuts them out', async ({
  me: boss,
  newPerson,
  office,
}) => {
  const { words } = boss;
  const copy = 'Archivo';
  const rightOf = (verb: string, model: string) =>
    words('roles:summary.part', { verbs: words(`roles:verb.${verb}`), models: words(`roles:model.${model}`) });
  await boss.access.signIn(office.administrator);

  await test.step('a role is made of ticks, and read as a sentence', async () => {
    await boss.goTo(paths.newRole());
    await boss.roles.name(role);
    await boss.roles.allow('customer', 'view');
    await boss.roles.seeSummary(rightOf('view', 'customer'));
    await boss.roles.create();
    await boss.amTold(words('common:success.role.created'));
    await boss.list.search(role);
    await boss.records.edit(role);
    // Whoever adds also sees.
    await boss.roles.allow('policy', 'add');
    await boss.roles.seeAllowed('policy', 'view');
    await boss.roles.allow('partner', 'view');
    await boss.roles.save();
    await boss.amTold(words('common:success.role.updated'));
  });

  await test.step('another begins with the same permissions', async () => {
    await boss.list.search(role);
    await boss.records.open(role);
    await boss.page
      .getByRole('dialog')
      .getByRole('link', { name: words('roles:copy') })
      .click();
    await boss.roles.seeAllowed('policy', 'add');
    await boss.roles.seeRefused('policy', 'delete');
    await boss.roles.name(copy);
    await boss.roles.create();
    await boss.goTo(paths.roles({ search: copy }));
    await boss.records.see(copy);
  });

  const colleague = await newPerson();
  await test.step('who is invited gets a mail, chooses a password and comes in', async () => {
    await boss.users.invite(ines);
    await boss.amTold(words('users:invited'));
    await colleague.users.acceptInvitation(ines.email, chosen);
    await colleague.access.logIn(ines.email, chosen);
    await expect(colleague.shell.item('customers')).toBeVisible();
    await expect(colleague.shell.item('users')).toHaveCount(0);
  });

  await test.step('who is given a password changes it', async () => {
    await boss.users.create(bruno, firstPassword);
    await boss.amTold(words('common:success.user.created'));
    const newcomer = await newPerson();
    await newcomer.access.logIn(bruno.email, firstPassword);
    await newcomer.configuration.open();
    await newcomer.configuration.changePassword({ from: firstPassword, to: firstPassword });
    await newcomer.see(words('common:validation.samePassword'));
    await newcomer.configuration.changePassword({ from: firstPassword, to: chosen, repeated: firstPassword });
    await newcomer.see(words('common:validation.passwordsMismatch'));
    await newcomer.configuration.changePassword({ from: firstPassword, to: chosen });
    await newcomer.amTold(words('common:success.passwordChanged'));
    await newcomer.shell.logOut();
    await newcomer.access.logIn(bruno.email, chosen);
  });

  await test.step('a user is changed, and the history says by whom', async () => {
    await boss.goTo(paths.users({ search: nameOf(ines) }));
    await boss.records.edit(nameOf(ines));
    await boss.page.getByText(words('users:field.can_use_mobile_app'), { exact: true }).click();
    await boss.page.getByRole('button', { name: words('users:form.save') }).click();
    await boss.amTold(words('common:success.user.updated'));
    await boss.goTo(paths.users({ search: nameOf(ines) }));
    await boss.records.open(nameOf(ines));
    await boss.records.seeHistory(words('history:event.updated', { who: me.name }));
  });

  await test.step('who leaves hands the work over and is out at once', async () => {
    await boss.policies.addNumber('ADM-2026/01');
    await boss.policyLists.open('sellers');
    await boss.policyLists.addSeller(nameOf(ines), '40', todayIn('America/Guayaquil', new Date()));
    await boss.policyLists.seeRow('sellers', nameOf(ines));
    const policy = boss.page.url();
    await boss.goTo(paths.users({ search: nameOf(ines) }));
    await boss.users.deactivate(nameOf(ines), me.name);
    await boss.amTold(words('users:deactivate.done', { name: nameOf(ines) }));
    // The live channel tells the colleague's page, which leads to the login by itself.
    await colleague.access.seeLogin();
    await colleague.access.logInHere(ines.email, chosen);
    await colleague.see(words('server:problem.account_disabled'));
    await boss.load(policy);
    await boss.policyLists.open('sellers');
    await boss.policyLists.seeRow('sellers', me.name);
  });

  await test.step('only what nobody needs can be deleted', async () => {
    await boss.goTo(paths.users({ search: nameOf(bruno) }));
    await boss.records.delete(nameOf(bruno), words('users:delete'));
    await boss.amTold(words('common:success.user.deleted'));
    await boss.goTo(paths.roles({ search: role }));
    await boss.records.delete(role, words('roles:delete'));
    await boss.records.seeKept(words('frames:delete.holder_one', { count: 1, what: words('frames:holders.user_one') }));
    await boss.goTo(paths.roles({ search: copy }));
    await boss.records.delete(copy, words('roles:delete'));
    await boss.amTold(words('common:success.role.deleted'));
  });
});

test('the last administrator stays one', async ({ me: boss, office }) => {
  await boss.access.signIn(office.administrator, paths.users({ search: office.administrator[0] }));
  await boss.records.open(me.name);
  await boss.see(boss.words('users:lastAdministrator'));
  await boss.page
    .getByRole('dialog')
    .getByRole('link', { name: boss.words('users:edit') })
    .click();
  await boss.users.seeRoleFixed();
  await boss.goTo(paths.users({ search: office.administrator[0] }));
  await boss.records.delete(me.name, boss.words('users:delete'));
  await boss.records.seeKept(boss.words('server:problem.own_account'));
});

test('an administrator tends the brokerage, shares a view and takes all data away', async ({
  me: boss,
  newPerson,
  office,
}) => {
  const { words } = boss;
  await boss.access.signIn(office.administrator);

  await test.step('what the public reads is changed', async () => {
    await boss.goTo(paths.profile());
    await write(boss.page, words('partner:field.slogan'), 'Su póliza, con nombre y apellido');
    await tick(boss.page, words('partner:field.layout'), words('partner:layout.blocks'));
    await boss.page.getByRole('button', { name: words('partner:save') }).click();
    await boss.amTold(words('common:success.profile.updated'));
  });

  await test.step('premiums follow the values that the brokerage sets, from a day on, and then its country’s again', async () => {
    const { page } = boss;
    const startsOn = (day: string) => writeDay(page, words('policies:field.start_date'), day);
    const save = async () => {
      await page.getByRole('button', { name: words('settings:save') }).click();
      await boss.amTold(words('settings:saved'));
    };
    await boss.configuration.open();
    await page
      .getByRole('main')
      .getByRole('link', { name: words('common:menu.settings') })
      .click();
    await tick(page, words('settings:pack.source'), words('settings:pack.own'));
    await page
      .getByRole('textbox', { name: words('settings:line.rate'), exact: true })
      .last()
      .fill('18');
    await writeDay(page, words('settings:pack.validFrom'), '2040-01-01');
    await save();
    await boss.goTo(paths.newPolicy());
    await startsOn('2040-02-01');
    await write(page, words('policies:field.net_premium'), '500');
    await boss.policies.seeTotal('614,78');
    await startsOn('2039-12-31');
    await boss.policies.seeTotal('599,15');
    await boss.goTo(paths.settings());
    await tick(page, words('settings:pack.source'), words('settings:pack.country', { country: 'Ecuador' }));
    await save();
    await expect(page.getByText(/^Rigen los valores de Ecuador, consultados el /)).toBeVisible();
  });

  await test.step('a colleague sees the view that I share', async () => {
    await boss.goTo(paths.customers({ legal_type: 'legal' }));
    await boss.views.share('Empresas');
    const companies = await boss.list.addresses();
    const colleague = await newPerson();
    await colleague.access.signIn(office.assistant, paths.customers());
    await colleague.views.open('Empresas');
    await colleague.amAt(/[?&]legal_type=legal/);
    await colleague.list.seeRows(companies.length);
  });

  await test.step('everything comes in one file', async () => {
    await boss.configuration.open();
    const file = await boss.configuration.downloadAll();
    expect(file.suggestedFilename()).toMatch(/^datos-correduria-\d{4}-\d\d-\d\d\.zip$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    for (const list of ['policies', 'customers', 'payments']) expect(bytes.includes(`${list}.csv`)).toBe(true);
    await boss.amTold(words('fullExport:done'));
  });
});
