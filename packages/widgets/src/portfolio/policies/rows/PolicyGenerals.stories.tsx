import { aGeneralItem, aPage, aPolicy } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answering, answers, empty, failing, withToasts } from '../../../testing/index.ts';
import { PolicyGenerals } from './PolicyGenerals.tsx';

const meta = {
  title: 'Screens/Policies/PolicyGenerals',
  component: PolicyGenerals,
  decorators: [withToasts],
  args: { policy: aPolicy(), isEditable: true },
  parameters: answers(answering('listPolicyGenerals', aPage([aGeneralItem()]))),
} satisfies Meta<typeof PolicyGenerals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add item' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Compresor{Enter}');
    await expect(await screen.findByText(/added|created/i)).toBeVisible();
  },
};
export const Empty: Story = { parameters: answers(empty('listPolicyGenerals')), globals: { locale: 'es' } };
export const Failed: Story = { parameters: answers(failing('listPolicyGenerals', 'internal')) };
export const ReadOnly: Story = { args: { isEditable: false }, globals: { theme: 'dark' } };
