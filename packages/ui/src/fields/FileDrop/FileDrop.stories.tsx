import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Components/Fields/FileDrop',
  tags: ['stable'],
  component: FileDrop,
  args: {
    label: 'Files',
    description: 'PDF only, up to 15 MB each',
    accept: ['application/pdf'],
    onFiles: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithFiles: Story = {
  args: {
    files: [
      { id: '1', name: 'contract-2026.pdf', size: 2_400_000 },
      { id: '2', name: 'annex.pdf', progress: 0.4 },
      {
        id: '3',
        name: 'photo-of-the-left-side-of-the-vehicle-taken-on-monday.jpg',
        error: 'Only PDF files can be added. Save it as PDF and try again.',
      },
    ],
  },
  tags: ['snapshot'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove contract-2026.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await expect(canvas.getByRole('progressbar', { name: 'Uploading annex.pdf' })).toBeVisible();
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-live', 'polite');
  },
};
export const Refused: Story = {
  args: { errorMessage: 'Choose at least one file.' },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose at least one file.');
    await expect(canvas.getByRole('group', { name: 'Files' })).toHaveAccessibleDescription(
      /PDF only.* Choose at least one/,
    );
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
