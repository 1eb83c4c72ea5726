import { officialBranches } from '@corredor/core/branches';
import { paths } from '@corredor/core/paths';
import { expect, test } from './support/test.ts';

const email = 'nadia@primera-hora.example';
const password = 'lluvia sobre los ceibos';
const brokerage = { name: 'Primera Hora Seguros', alias: 'primera-hora', taxId: '1710034065001', phone: '0991234567' };
const nameOf = (code: string) => officialBranches.find((one) => one.code === code)?.name.es ?? '';

test('a young brokerage sees what to do, looks around in a sample book, and works on without it', async ({ me }) => {
  const { page, words } = me;
  const marks = page.getByRole('grid').getByText(words('common:sample'), { exact: true });

  await test.step('the first page says what to do instead of zeros', async () => {
    await me.access.register(email, password);
    await me.access.confirm(email);
    await me.access.logInHere(email, password);
    await me.gate.see();
    await me.gate.fillIn(brokerage);
    await me.gate.takeAlias(brokerage.alias);
    await me.firstSteps.see(0, 6);
    await me.firstSteps.seeNoFigures();
  });

  await test.step('official branches are added by ticks, and the step is done', async () => {
    await me.firstSteps.begin('branches');
    await me.firstSteps.addOfficial(nameOf('7'), nameOf('3'));
    await me.list.seeRows(2);
    await me.goTo(paths.dashboard());
    await me.firstSteps.seeDone('branches');
    await me.firstSteps.see(1, 6);
  });

  await test.step('a sample book is loaded, and its rows say what they are', async () => {
    await me.firstSteps.loadSample();
    await me.firstSteps.seeFigures();
    await me.firstSteps.see(1, 6);
    await me.goTo(paths.policies());
    await me.list.seeRows(12);
    await expect(marks).toHaveCount(12);
    await me.goTo(paths.branches());
    await me.list.seeRows(6);
    await expect(marks).toHaveCount(4);
    await me.goTo(paths.customers());
    await page.getByRole('link', { name: 'Valeria Montes Rivas' }).click();
    await expect(page.getByText(words('common:sample'), { exact: true }).first()).toBeVisible();
  });

  await test.step('it goes as a whole, and what is mine stays', async () => {
    await me.goTo(paths.dashboard());
    await me.firstSteps.removeSample('12 pólizas', '8 clientes');
    await me.firstSteps.seeNoFigures();
    await me.firstSteps.see(1, 6);
    await me.goTo(paths.policies());
    await expect(page.getByText(words('policies:list.emptyTitle'))).toBeVisible();
    await me.goTo(paths.branches());
    await me.list.seeRows(2);
    await expect(marks).toHaveCount(0);
  });
});
