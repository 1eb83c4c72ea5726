import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { BulkPaperDialogView } from './BulkPaperDialogView.tsx';

const meta = {
  title: 'Screens/Policies/BulkPaperDialogView',
  component: BulkPaperDialogView,
  args: { count: 12, kinds: ['policy', 'payment_plan'], language: 'en', onSave: fn(), onClose: fn() },
} satisfies Meta<typeof BulkPaperDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The policies in the reader's language, unless something else is chosen. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('12 policies, in one ZIP file')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Payment plans' }));
    await userEvent.click(screen.getByRole('radio', { name: 'In Spanish' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ kind: 'payment_plan', language: 'es' });
  },
};
export const Spanish: Story = { globals: { locale: 'es', theme: 'dark' }, args: { language: 'es', count: 1 } };
/** Who may not see payments chooses only the language. */
export const PoliciesOnly: Story = { args: { kinds: ['policy'] } };
/** Too many: it says how many there may be, and what to do. */
export const TooMany: Story = {
  args: { count: 201 },
  play: async () => {
    await expect(await screen.findByText('Up to 200 policies at once')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
  },
};
/** Names in another script are printed as empty boxes: three are named, the others counted. */
export const UnwritableNames: Story = {
  globals: { locale: 'es' },
  args: {
    language: 'es',
    unwritable: ['\u738b\u5c0f\u660e', '\u674e\u56db', '\u5f20\u4e09', '\u8d75\u516d', '\u94b1\u4e03'],
  },
  play: async () => {
    await expect(
      await screen.findByText(
        'La letra del PDF no puede escribir «\u738b\u5c0f\u660e», «\u674e\u56db», «\u5f20\u4e09» y 2 más: en su lugar se imprimen cuadros vacíos.',
      ),
    ).toBeVisible();
  },
};
export const Countless: Story = { args: { count: 10_000, isAtLeast: true } };
