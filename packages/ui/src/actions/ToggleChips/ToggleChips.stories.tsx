import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ToggleChips } from './ToggleChips.tsx';

const names = ['Ending in 30 days', 'Drafts', 'Expired'];

function Chips() {
  const [on, setOn] = useState<string | null>('Drafts');
  const items = names.map((name) => ({
    id: name,
    label: name,
    isOn: on === name,
    onToggle: () => setOn(on === name ? null : name),
  }));
  return <ToggleChips label="Quick filters" items={items} />;
}

const meta = { title: 'Components/Actions/ToggleChips', tags: ['stable'], component: Chips } satisfies Meta<
  typeof Chips
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Expired' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Drafts' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};
export const OneOn: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 120 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Drafts');
  },
};
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } };
