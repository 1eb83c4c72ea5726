import { paths } from '@corredor/core/paths';
import { expect, test } from './support/test.ts';

const administrator = 'María Fernanda Andrade';

test('an assistant adds customers and drafts, changes and deletes nothing, and is told who may', async ({
  me,
  office,
}) => {
  const { words } = me;
  await me.access.signIn(office.assistant);

  await test.step('a customer', async () => {
    await me.customers.begin('Elsa Ponce Díaz');
    await me.customers.writeNumber('1704815206');
    await me.customers.save();
    await me.amTold(words('common:success.customer.created'));
    await me.goTo(paths.customers());
    await me.list.search('Elsa Ponce Díaz');
    await me.list.seeRows(1);
    await me.records.seeActions('Elsa Ponce Díaz', [words('frames:list.detail')]);
  });

  await test.step('a draft, which is then read and not changed', async () => {
    await me.policies.addNumberOnly('ASI-2026/01');
    await me.amTold(words('common:success.policy.created'));
    await me.amAt(/\/app\/management\/policies\/\d+$/);
    await me.policy.seeHeading('ASI-2026/01');
    const read = me.page.getByRole('main');
    await expect(read.getByText(words('common:policyStatus.draft')).first()).toBeVisible();
    await expect(read.getByRole('link', { name: words('common:action.edit'), exact: true })).toHaveCount(0);
  });

  await test.step('the users are not an assistant’s', async () => {
    await me.goTo(paths.users());
    await me.see(words('common:error.forbidden'));
    const permission = `${words('common:permissionModel.user')} · ${words('common:permissionAction.view')}`;
    await me.see(words('access:unauthorized.missing', { permission }));
    await me.see(administrator);
  });
});

test.describe('a viewer', () => {
  test.use({ language: 'en' });

  test('reads everything, finds only what may be seen, and is led on from what may not', async ({ me, office }) => {
    const { words } = me;
    await me.access.signIn(office.viewer);

    await test.step('lists and details, without a button to add', async () => {
      await me.shell.open('customers');
      await expect(me.list.rows.first()).toBeVisible();
      await expect(me.page.getByRole('link', { name: words('customers:new') })).toHaveCount(0);
      const [first] = await me.list.cells();
      const name = first?.[0] ?? '';
      await me.list.rows.first().getByRole('link').first().click();
      await expect(me.page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
      await me.page.keyboard.press('Escape');
    });

    await test.step('the palette knows what I may see, and nothing else', async () => {
      await me.palette.open();
      await me.palette.findNothing(words('shell:new.policies'));
      await me.palette.findNothing(words('common:menu.users'));
      await me.palette.follow(words('common:menu.payments'));
      await me.amAt(paths.payments());
    });

    await test.step('the help is searched', async () => {
      await me.goTo(paths.help());
      const search = me.page.getByRole('main').getByRole('searchbox');
      await search.fill('renew');
      await expect(me.page.getByRole('heading', { level: 2, name: 'Closing and renewing' })).toBeVisible();
      await expect(me.page.getByRole('heading', { level: 2, name: 'ICD-10' })).toHaveCount(0);
      await search.fill('qwertz');
      await me.see(words('help:noMatch.title', { query: 'qwertz' }));
      await me.page.getByRole('button', { name: words('help:noMatch.clear') }).click();
      await expect(me.page.getByRole('heading', { level: 2, name: 'ICD-10' })).toBeVisible();
    });

    await test.step('notifications are read at once, and deleted one by one', async () => {
      await me.notifications.open();
      await me.notifications.markAll();
      await me.notifications.deleteNewest();
      await me.amTold(words('common:success.notification.deleted'));
    });

    await test.step('a page that my role does not open names what is missing and leads on', async () => {
      await me.goTo(paths.newCustomer());
      await me.see(words('common:error.forbidden'));
      const permission = `${words('common:permissionModel.customer')} · ${words('common:permissionAction.add')}`;
      await me.see(words('access:unauthorized.missing', { permission }));
      await expect(me.page.getByRole('link', { name: words('common:action.upgradePlan') })).toBeVisible();
      await me.page.getByRole('link', { name: words('common:action.goHome') }).click();
      await me.amAt(paths.dashboard());
    });
  });
});
