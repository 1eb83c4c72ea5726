import { networkErrors } from './support/noise.ts';
import { type OwnServer, startOwnServer } from './support/ownServer.ts';
import { closeSomePolicy } from './support/policies.ts';
import { expect, test } from './support/test.ts';

const manager = ['demo@corredor.example', 'corredor-demo-1'] as const;
const broker = ['broker@corredor.example', 'corredor-demo-1'] as const;

test.describe('what one does', () => {
  test.use({ expectedErrors: [new RegExp(`${networkErrors.source}|^Failed to load resource`)] });
  let [server, neighbour]: (OwnServer | undefined)[] = [];
  test.beforeAll(async () => {
    // Two servers and a database start here.
    test.setTimeout(120_000);
    server = await startOwnServer();
    neighbour = await server.startNeighbour();
  });
  test.afterAll(async () => {
    await neighbour?.dispose();
    await server?.dispose();
  });

  test('the other’s bell shows within a second, on another process too, and in every tab', async ({ newPerson }) => {
    const me = await newPerson({ baseURL: server?.url ?? '' });
    const colleague = await newPerson({ baseURL: neighbour?.url ?? '' });
    await me.access.logIn(...manager);
    await colleague.access.logIn(...broker);
    await colleague.notifications.open();
    await colleague.notifications.markAll();

    await test.step('a policy that I close is told of at once', async () => {
      const number = await closeSomePolicy(me.page);
      await expect(colleague.notifications.bell(1)).toBeVisible({ timeout: 1_000 });
      await expect(colleague.notifications.items.first()).toContainText(number);
    });
    await test.step('what is marked in one tab is read in the other', async () => {
      const tab = await colleague.page.context().newPage();
      await tab.goto(colleague.page.url());
      await expect(tab.getByRole('button', { name: colleague.notifications.bellWords(1) })).toBeVisible();
      await colleague.notifications.markAll();
      await expect(tab.getByRole('button', { name: colleague.notifications.bellWords(0), exact: true })).toBeVisible({
        timeout: 1_000,
      });
      await colleague.notifications.deleteNewest();
      const count = await colleague.notifications.items.count();
      const title = colleague.words('notifications:delete');
      await expect(tab.getByRole('main').getByRole('button', { name: title })).toHaveCount(count);
      await tab.close();
    });
    await test.step('a process that is killed loses nothing', async () => {
      await neighbour?.kill();
      await closeSomePolicy(me.page);
      await closeSomePolicy(me.page);
      await neighbour?.start();
      await expect(colleague.notifications.bell(2)).toBeVisible({ timeout: 15_000 });
    });
  });
});
