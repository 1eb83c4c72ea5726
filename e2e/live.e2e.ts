import { appPage } from './pages/app.page.ts';
import { networkErrors } from './support/complaints.ts';
import { demo } from './support/office.ts';
import { type OwnServer, startOwnServer } from './support/ownServer.ts';
import { patience } from './support/patience.ts';
import { closeSomePolicy } from './support/policies.ts';
import { seeWithin } from './support/seeWithin.ts';
import { expect, test } from './support/test.ts';

test.describe('what one does', () => {
  test.use({ expectedErrors: [new RegExp(`${networkErrors.source}|^Failed to load resource`)] });
  let server: OwnServer | undefined;
  let neighbour: OwnServer | undefined;
  test.beforeAll(async () => {
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
    await me.access.signIn(demo.administrator);
    await colleague.access.signIn(demo.broker);
    await colleague.notifications.open();
    await colleague.notifications.markAll();

    await test.step('a policy that I close is told of at once', async () => {
      let number = '';
      await seeWithin(1_000, colleague.page, async () => {
        number = await closeSomePolicy(me.page);
        return () => colleague.notifications.bell(1).isVisible();
      });
      await expect(colleague.notifications.items.first()).toContainText(number);
    });
    await test.step('what is marked in one tab is read in the other', async () => {
      const tab = appPage({ ...colleague, page: await colleague.page.context().newPage() });
      await tab.notifications.open();
      await expect(tab.notifications.bell(1)).toBeVisible();
      await seeWithin(1_000, tab.page, async () => {
        await colleague.notifications.markAll();
        return () => tab.notifications.bell(0).isVisible();
      });
      // Older ones come up from below, so their number says nothing.
      const newest = (await colleague.notifications.items.first().textContent()) ?? '';
      await expect(tab.notifications.items.first()).toHaveText(newest);
      await colleague.notifications.deleteNewest();
      for (const { notifications } of [colleague, tab])
        await expect(notifications.items.filter({ hasText: newest })).toHaveCount(0);
      await tab.page.close();
    });
    await test.step('a process that is killed loses nothing', async () => {
      await neighbour?.kill();
      await closeSomePolicy(me.page);
      await closeSomePolicy(me.page);
      await neighbour?.start();
      await expect(colleague.notifications.bell(2)).toBeVisible({ timeout: 15_000 * patience() });
    });
  });
});
