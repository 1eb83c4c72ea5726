import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, CircleHelp } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Link } from '../../actions/Link/index.ts';
import { Banner } from '../../feedback/Banner/index.ts';
import { Card } from '../../layout/Card/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { SideMenu } from '../../navigation/SideMenu/index.ts';
import { menuEntries } from '../../navigation/SideMenu/menu.fixtures.ts';
import { Text } from '../../text/Text/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { AppShell } from './AppShell.tsx';

const meta = {
  title: 'Components/Frames/AppShell',
  tags: ['stable'],
  component: AppShell,
  parameters: { layout: 'fullscreen', snapshot: { width: 1440, height: 900 } },
  args: {
    logo: (
      <Link href="/" tone="strong">
        Brand
      </Link>
    ),
    menu: (close) => (
      <SideMenu entries={menuEntries} selectedId="orders" unknownText="Menu Items Error" onNavigate={close} />
    ),
    menuFooter: (
      <Text size="sm" tone="muted">
        Free plan
      </Text>
    ),
    topEnd: (
      <>
        <IconButton icon={CircleHelp} label="Help" placement="bottom" />
        <IconButton icon={Bell} label="Notifications" placement="bottom" />
      </>
    ),
    children: (
      <Stack gap="large">
        <PageHeader title="Orders" context="What stands in the main area." />
        <Card title="Content">
          <Text>It starts 88 px below the top and is never wider than 1440 px.</Text>
        </Card>
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.click(document.body);
  },
};
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark', locale: 'es' } };
/** What concerns every page is said above each of them. */
export const WithBanner: Story = {
  args: {
    banner: (
      <Banner tone="caution" title="Payment pending">
        You can read everything meanwhile.
      </Banner>
    ),
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByText('Payment pending');
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(canvas.getByRole('main')).toContainElement(notice);
    await expect(notice.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** On wide screens the drawer folds away and comes back; on narrow ones it opens over the page and keeps the focus. */
export const DrawerTogglesAndHoldsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    if (window.matchMedia('(width >= 900px)').matches) {
      await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
      await expect(canvas.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      await expect(canvas.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      return;
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const drawer = await page.findByRole('dialog', { name: 'Main menu' });
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab();
      await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(await page.findByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
