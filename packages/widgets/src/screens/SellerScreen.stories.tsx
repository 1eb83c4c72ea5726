import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { aSeller } from '../finance/sellers/sellers.fixtures.ts';
import { answering, answers, failing, slow } from '../testing/index.ts';
import { SellerScreen } from './SellerScreen.tsx';

const meta = {
  title: 'Screens/Sellers/SellerScreen',
  component: SellerScreen,
  parameters: { start: '/app/configuration/sellers/25/update', ...answers(answering('getSeller', aSeller())) },
} satisfies Meta<typeof SellerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page to read: its facts and its history; the form opens on Edit. */
export const Record: Story = {
  args: { id: 25 },
  parameters: { start: '/app/configuration/sellers/25' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Julio Andrade' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/app/configuration/sellers/25/update',
    );
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  args: { id: 25 },
  globals: { role: 'viewer' },
  parameters: { start: '/app/configuration/sellers/25' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Julio Andrade' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  },
};
export const Create: Story = { parameters: { start: '/app/configuration/sellers/create' } };
export const Update: Story = {
  args: { id: 25, isEditing: true },
  globals: { locale: 'es' },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue('Julio Andrade')),
};
/** Leaving with unsaved input asks first. */
export const Guarded: Story = {
  args: { id: 25, isEditing: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' 2');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Julio Andrade 2'));
  },
};
export const Loading: Story = { args: { id: 25, isEditing: true }, parameters: answers(slow('getSeller')) };
export const Missing: Story = {
  args: { id: 99, isEditing: true },
  parameters: answers(failing('getSeller', 'not_found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This record does not exist')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { id: 25, isEditing: true },
  parameters: answers(failing('getSeller', 'internal')),
};
export const Forbidden: Story = {
  args: { id: 25, isEditing: true },
  parameters: answers(
    failing('getSeller', 'permission_denied', { detail: "You don't have permission to access to this resource" }),
  ),
};
/** Names as long as they may be. */
export const Cruel: Story = {
  args: { id: 25 },
  parameters: answers(answering('getSeller', aSeller({ name: 'Nombre'.repeat(20) }))),
};
