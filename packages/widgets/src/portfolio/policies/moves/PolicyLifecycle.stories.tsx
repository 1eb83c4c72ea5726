import { aPolicy } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDay } from '../../../testing/index.ts';
import { PolicyLifecycle } from './PolicyLifecycle.tsx';

const meta = {
  title: 'Screens/Policies/PolicyLifecycle',
  component: PolicyLifecycle,
  beforeEach: onDay('2026-05-20'),
  args: { policy: aPolicy(), canChange: true },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof PolicyLifecycle>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** The drawing comes on demand. */
const draw = async ({ canvas, userEvent }: Played) =>
  userEvent.click(await canvas.findByRole('button', { name: /See the life cycle|Ver el ciclo de vida/ }));

/** What is to be collected first, then what becomes of the end; the drawing stays folded until somebody asks for it. */
export const Folded: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 360, height: 300 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Collect instalment 2 · $49.92')).toBeVisible();
    await expect(canvas.getByText('15 Feb 2026 · 94 d late')).toBeVisible();
    await expect(await canvas.findByText('Comes up for renewal on 17 Oct 2026, 90 days before its end.')).toBeVisible();
    await expect(canvas.queryByText('Renew, once its new draft is enabled')).not.toBeVisible();
  },
};
/** Within the window of the brokerage its end is at hand. */
export const NearItsEnd: Story = {
  beforeEach: onDay('2027-01-03'),
  play: async ({ canvas }) => expect(await canvas.findByText('12 days left: renew or close it.')).toBeVisible(),
};
/** What is not renewed just ends. */
export const NotRenewed: Story = {
  args: { policy: aPolicy({ renews: false }) },
  play: async ({ canvas }) => expect(await canvas.findByText('Does not renew: ends on 15 Jan 2027.')).toBeVisible(),
};
/** Who may not see payments reads of the end alone. */
export const WithoutPayments: Story = {
  globals: { role: 'viewer' },
  parameters: { session: { permissions: ['policy_app.view_policy'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Comes up for renewal on/)).toBeVisible();
    await expect(canvas.queryByText(/^Collect/)).not.toBeInTheDocument();
  },
};
/** Says what leads on, and what does so from elsewhere only. */
export const Active: Story = {
  play: async (story) => {
    const { canvas } = story;
    await draw(story);
    await expect(await canvas.findByText('Renew, once its new draft is enabled')).toBeVisible();
    await expect(canvas.getByText('Only while the status is Draft')).toBeVisible();
  },
};
/** Says why a draft cannot be enabled yet, with the way to each field. */
export const DraftThatLacks: Story = {
  args: { policy: aPolicy({ status: 'draft', missing: ['contractor_id', 'payer_id', 'end_date'] }) },
  play: async (story) => {
    const { canvas } = story;
    await draw(story);
    await expect(await canvas.findByText('3 details are missing')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Select a payer' })).toBeVisible();
    await expect(canvas.getAllByText(/^Only while the status is \w+ or \w+$/)).toHaveLength(2);
  },
};
/** What a draft usually has is told, with the way to it, and keeps it from nothing. */
export const DraftWithoutVehicle: Story = {
  tags: ['snapshot'],
  args: { policy: aPolicy({ status: 'draft', doubts: ['vehicles'] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It can be enabled.')).toBeVisible();
    await expect(canvas.getByText(/^It has no vehicle yet\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add vehicles' })).toHaveAttribute(
      'href',
      '/app/management/policies/118/update?tab=insureds',
    );
  },
};
export const Draft: Story = {
  args: { policy: aPolicy({ status: 'draft' }) },
  globals: { locale: 'es', theme: 'dark' },
  play: async (story) => {
    const { canvas } = story;
    await draw(story);
    await expect((await canvas.findAllByText(/^Solo si está: \p{L}+ o \p{L}+$/u)).length).toBe(2);
  },
};
export const Expired: Story = { args: { policy: aPolicy({ status: 'expired' }) } };
export const Closed: Story = {
  args: { policy: aPolicy({ status: 'closed', closed_reason: 'closed' }) },
  play: async (story) => {
    const { canvas } = story;
    await draw(story);
    await expect((await canvas.findAllByText('The policy is closed and can no longer change.'))[0]).toBeVisible();
    await expect(canvas.getAllByText(/^Only while the status is/)).toHaveLength(3);
  },
};
export const Renewed: Story = { args: { policy: aPolicy({ status: 'closed', closed_reason: 'renewed' }) } };
/** Whose role may not change policies hears so of every move that the state would allow. */
export const ReadOnly: Story = {
  args: { canChange: false },
  play: async (story) => {
    const { canvas } = story;
    await draw(story);
    await expect(await canvas.findAllByText('Your role cannot change policies')).toHaveLength(2);
  },
};
/** Both the role and what is missing stand in the way; the links are for those who can use them. */
export const ReadOnlyDraft: Story = {
  args: { canChange: false, policy: aPolicy({ status: 'draft', missing: ['payer_id'] }) },
  play: async (story) => {
    const { canvas } = story;
    await draw(story);
    await expect(await canvas.findByText('Your role cannot change policies')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
