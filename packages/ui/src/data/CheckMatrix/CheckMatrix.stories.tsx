import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { CheckMatrix } from './CheckMatrix.tsx';

const rows = [
  { id: 'letters', label: 'Letters' },
  { id: 'parcels', label: 'Parcels' },
  { id: 'stamps', label: 'Stamps' },
] as const;
const columns = [
  { id: 'read', label: 'Read' },
  { id: 'write', label: 'Write' },
  { id: 'burn', label: 'Burn' },
] as const;
type Row = (typeof rows)[number]['id'];
type Column = (typeof columns)[number]['id'];
type Props = ComponentProps<typeof CheckMatrix<Row, Column>>;
const exists = (row: Row, column: Column) => row !== 'stamps' || column === 'read';

function Living(props: Pick<Props, 'isDisabled'>) {
  const [chosen, setChosen] = useState<readonly string[]>(['letters:read']);
  return (
    <CheckMatrix<Row, Column>
      {...props}
      label="What may be done"
      allLabel="All"
      rows={rows}
      columns={columns}
      cell={(row, column) =>
        exists(row, column)
          ? { isSelected: chosen.includes(`${row}:${column}`), isDisabled: row === 'parcels' && column === 'burn' }
          : null
      }
      onToggle={(where, isSelected) => {
        const meant = rows.flatMap((row) =>
          columns.flatMap((column) =>
            exists(row.id, column.id) &&
            (where.row ?? row.id) === row.id &&
            (where.column ?? column.id) === column.id &&
            !(row.id === 'parcels' && column.id === 'burn')
              ? [`${row.id}:${column.id}`]
              : [],
          ),
        );
        setChosen(isSelected ? [...new Set([...chosen, ...meant])] : chosen.filter((one) => !meant.includes(one)));
      }}
    />
  );
}

const meta = { title: 'Components/Data/CheckMatrix', tags: ['stable'], component: Living } satisfies Meta<
  typeof Living
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for Tab; arrows go from box to box, over what is not there. */
export const Grid: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 800, height: 420 } },
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(box('Letters: All')).toBePartiallyChecked();
    await userEvent.tab();
    await waitFor(() => expect(box('Read: All')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight} ');
    await expect(box('Write: Letters')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{End}');
    await waitFor(() => expect(box('Write: Parcels')).toHaveFocus());
    await userEvent.keyboard('{Home} ');
    await expect(box('Read: Parcels')).toBeChecked();
    await expect(box('Parcels: All')).toBePartiallyChecked();
    await userEvent.click(box('Read: All'));
    await expect(box('Read: Stamps')).toBeChecked();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement));
  },
};
export const Cards: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stamps: All' }));
    await expect(canvas.getByRole('checkbox', { name: 'Read: Stamps' })).toBeChecked();
  },
};
export const Disabled: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 800, height: 420 } },
  args: { isDisabled: true },
};
