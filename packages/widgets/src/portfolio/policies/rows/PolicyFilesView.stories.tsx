import { aPolicyFile } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PolicyFilesView } from './PolicyFilesView.tsx';

const rows = [
  aPolicyFile(),
  aPolicyFile({ id: 65, name: 'inspección del vehículo.pdf', size: 2_400_000, uploaded_by: null }),
];
const long = 'condiciones_generales_y_particulares_de_la_poliza_de_vehiculos_livianos_y_pesados_2026_final_firmado.pdf';
const meta = {
  title: 'Screens/Policies/PolicyFilesView',
  component: PolicyFilesView,
  args: {
    list: { status: 'ready', rows, total: rows.length, isRefreshing: false },
    isEditable: true,
    uploads: [],
    onFiles: fn(),
    onDismiss: fn(),
    onDownload: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PolicyFilesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download poliza-VH-2026-00418.pdf' }));
    await expect(args.onDownload).toHaveBeenCalledWith(rows[0]);
  },
};
export const Uploading: Story = {
  args: {
    uploads: [
      { id: 'a', name: 'endoso.pdf', size: 120_000, progress: 0.5 },
      { id: 'b', name: 'foto.png', size: 90_000, error: 'Only PDF files are allowed' },
    ],
  },
};
export const Empty: Story = { args: { list: { status: 'ready', rows: [], total: 0, isRefreshing: false } } };
export const ReadOnly: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { list: { status: 'ready', rows: [], total: 0, isRefreshing: false }, isEditable: false },
};
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'failed', message: 'An unexpected error occurred', isForbidden: false } },
};
export const Forbidden: Story = {
  args: {
    list: { status: 'failed', message: "You don't have permission to access to this resource", isForbidden: true },
  },
};
export const Cruel: Story = {
  args: {
    list: {
      status: 'ready',
      rows: Array.from({ length: 30 }, (_, id) => aPolicyFile({ id: id + 1, name: `${id}_${long}` })),
      total: 30,
      isRefreshing: false,
    },
  },
};
