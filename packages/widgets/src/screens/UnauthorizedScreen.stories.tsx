import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, answers, failing } from '../testing/index.ts';
import { UnauthorizedScreen } from './UnauthorizedScreen.tsx';

const meta = {
  title: 'Screens/Errors/UnauthorizedScreen',
  component: UnauthorizedScreen,
  args: { permission: 'policy_app.change_policy' },
} satisfies Meta<typeof UnauthorizedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names what is missing and who can help; there is always a way on. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: "You don't have permission to access to this resource" }),
    ).toBeVisible();
    await expect(canvas.getByText(/Policies · Change/)).toBeVisible();
    await expect(await canvas.findByText(/María Fernanda Vera, José Luis Andrade/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/app/dashboard');
    await expect(canvas.getByRole('link', { name: 'Upgrade plan' })).toHaveAttribute('href', '/app/payments/plan');
  },
};
export const Spanish: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 960, height: 520 } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No tiene permiso para acceder a este recurso' }),
    ).toBeVisible();
    await expect(await canvas.findByText(/María Fernanda Vera, José Luis Andrade/)).toBeVisible();
  },
};
export const Unknown: Story = { args: { permission: undefined } };
/** The other meaning: the plan does not go that far. */
export const PlanRequired: Story = {
  args: { permission: undefined, reason: 'plan_required' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your plan does not include this feature.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade plan' })).toBeVisible();
  },
};
export const PlanLimit: Story = {
  args: { permission: undefined, reason: 'plan_limit_reached' },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Your brokerage has reached the limit of its plan.')).toBeVisible(),
};
/** Where the names cannot be fetched, the rest still helps. */
export const WithoutNames: Story = { parameters: answers(failing('listGrantors', 'internal')) };
/** What the plan leaves out is named, and so is who can change that. */
export const FeatureLeftOut: Story = {
  args: { permission: undefined, reason: 'plan_required', feature: 'policies' },
  globals: { role: 'viewer' },
  parameters: answers(answering('listPlanUpgraders', { count: 1, results: ['María Fernanda Vera'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your plan does not include managing policies\./)).toBeVisible();
    await expect(await canvas.findByText('María Fernanda Vera')).toBeVisible();
  },
};
export const LimitReached: Story = {
  args: { permission: undefined, reason: 'plan_limit_reached', limit: 'users' },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Your brokerage has all the active users that its plan allows.')).toBeVisible(),
};
