import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChipList } from './index.ts';

const items = [
  { id: 1, label: 'Vida individual' },
  { id: 3, label: 'Asistencia médica' },
  { id: 17, label: 'Pérdida de beneficios por rotura de maquinaria' },
];
const meta = {
  title: 'Components/Fields/ChipList',
  tags: ['stable'],
  component: ChipList,
  args: { label: 'Branches', items, onRemove: fn() },
} satisfies Meta<typeof ChipList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Removing one leaves the focus on its neighbour. */
export const Default: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 120 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Asistencia médica/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(3);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Pérdida/ })).toHaveFocus());
  },
};
export const Disabled: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 120 } },
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
