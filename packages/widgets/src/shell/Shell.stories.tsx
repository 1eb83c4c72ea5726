import { Card } from '@corredor/ui/Card';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { ToastRegion, toast } from '@corredor/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { beginWriting } from '../base/app/index.ts';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { answering, answers, empty, failing, slow } from '../testing/index.ts';
import { Shell } from './Shell.tsx';

const onGo = fn();
const meta = {
  title: 'Screens/Shell/Shell',
  component: Shell,
  parameters: {
    layout: 'fullscreen',
    start: '/app/management/policies/118/update',
    onGo,
    ...answers(empty('listDrafts')),
  },
  args: {
    brand: aBrand(),

    children: (
      <Stack gap="large">
        <PageHeader title="POL-000118" context="Ana Lucía Cevallos" />
        <Card title="…">
          <Text>…</Text>
        </Card>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  beforeEach: () => {
    localStorage.removeItem('menuOpen');
    toast.clear();
    onGo.mockClear();
  },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const openAccount = async ({ canvas, userEvent }: Context, name = 'Account of María Fernanda Vera') => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

export const Administrator: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Policies' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ICD-10' })).toBeVisible();
    // Asked for on its own, and in the picture.
    await expect(await canvas.findByRole('button', { name: /^Notifications: \d+ unread$/ })).toBeVisible();
  },
};
/** Only what the permissions open, and no group without anything in it. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Customers' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Administration' })).toBeNull();
  },
};
/** Behind the first gate no page is drawn, so none asks for what there cannot be yet. */
export const BehindTheFirstGate: Story = {
  parameters: { session: { has_partner: false, partner_id: null } },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(canvas.queryByText('POL-000118')).not.toBeInTheDocument();
  },
};
export const WithoutPermissions: Story = {
  parameters: { session: { permissions: [] }, start: '/app/dashboard' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Policies' })).toBeNull();
    const account = await openAccount(context);
    await expect(account.queryByRole('link', { name: 'Configuration' })).toBeNull();
  },
};
export const SpanishDark: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Pólizas' })).toBeVisible(),
};
/** On small screens the drawer lies over the page and leaves after a choice. */
export const SmallScreen: Story = {
  tags: ['snapshot'],
  parameters: { screen: { width: 360, height: 740 } },
  play: async ({ canvas, userEvent }) => {
    // Asked for on its own, and in the picture beside the drawer.
    await canvas.findByRole('button', { name: /^Notifications: \d+ unread$/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Customers' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onGo).toHaveBeenCalledWith('/app/management/customers');
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(await screen.findByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page');
  },
};
/** Nothing has been opened yet. */
export const OpensNothing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Insured interest' });
    await expect(localStorage.getItem('menuOpen')).toBe('default');
  },
};
/** The sub-group that was opened last is open again. */
export const RemembersOpenItem: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Insured interest' }));
    await expect(canvas.getByRole('link', { name: 'Vehicles' })).toBeVisible();
    await expect(localStorage.getItem('menuOpen')).toBe('insuredInterest');
  },
};
export const OpenedBefore: Story = {
  beforeEach: () => localStorage.setItem('menuOpen', 'insuredInterest'),
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Vehicles' })).toBeVisible(),
};
/** A browser that refuses storage still has a menu. */
export const StorageRefused: Story = {
  beforeEach: () => {
    const refuse = (key: string) => {
      if (key === 'menuOpen') throw new DOMException('Storage is closed.', 'SecurityError');
      return null;
    };
    const reading = spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const writing = spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    return () => {
      reading.mockRestore();
      writing.mockRestore();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Insured interest' }));
    await expect(canvas.getByRole('link', { name: 'Vehicles' })).toBeVisible();
  },
};
/** Words, logo and names of the design system change at once. */
export const ChangesLanguage: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const account = await openAccount(context);
    await userEvent.click(account.getByRole('radio', { name: 'Español' }));
    await screen.findByText('Cerrar sesión');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Corredor' })).toHaveAttribute('src', aBrand().logo.es);
  },
};
/** Theme and density are shown at once and kept on the server. */
export const ChangesLooks: Story = {
  parameters: answers(
    answering('updateMyPreferences', { theme: 'dark', density: 'comfortable', language: 'en', grids: {} }),
  ),
  play: async (context) => {
    const account = await openAccount(context);
    const dark = account.getByRole('radio', { name: 'Dark' });
    await context.userEvent.click(dark);
    await waitFor(() => expect(dark).toBeChecked());
  },
};
export const LeavesByConfiguration: Story = {
  play: async (context) => {
    const account = await openAccount(context);
    await context.userEvent.click(account.getByRole('link', { name: 'Configuration' }));
    await expect(onGo).toHaveBeenCalledWith('/app/configuration');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** While the server is asked, the button is busy and the session stays. */
export const LoggingOut: Story = {
  parameters: answers(slow('logout')),
  play: async (context) => {
    const account = await openAccount(context);
    const button = account.getByRole('button', { name: 'Log out' });
    await context.userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-pending', 'true'));
  },
};
/** What is being written cannot be kept as a draft: whoever logs out is asked first, and may stay. */
export const LoggingOutWouldLose: Story = {
  parameters: answers(slow('logout')),
  beforeEach: () =>
    beginWriting({ keep: async () => 'failed', isTyped: () => true, isRefused: () => true, draftKeys: () => [] }).end,
  play: async (context) => {
    const { userEvent } = context;
    const account = await openAccount(context);
    await userEvent.click(account.getByRole('button', { name: 'Log out' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Log out without saving?' }));
    await expect(question.getByText(/could not be kept as a draft/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const button = screen.getByRole('button', { name: 'Log out' });
    await expect(button).not.toHaveAttribute('data-pending');
    await userEvent.click(button);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Log out' })).toHaveAttribute('data-pending', 'true'),
    );
  },
};
/** The session is kept and the server's words are said in passing. */
export const FailedLogout: Story = {
  parameters: answers(failing('logout', 'internal', { detail: 'The session could not be ended.' })),
  play: async (context) => {
    const account = await openAccount(context);
    await context.userEvent.click(account.getByRole('button', { name: 'Log out' }));
    await expect(await screen.findByText('The session could not be ended.')).toBeVisible();
    await expect(account.getByRole('button', { name: 'Log out' })).toBeEnabled();
    await context.userEvent.keyboard('{Escape}');
    await expect(await context.canvas.findByRole('link', { name: 'Policies' })).toBeVisible();
  },
};
