import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TextField } from '../../fields/TextField/index.ts';
import { type EditableColumn, EditableRows } from './index.ts';

type Part = { id: number; name: string; share: string };

const parts: Part[] = [
  { id: 1, name: 'Amalia Torres', share: '60.00' },
  { id: 2, name: 'Bruno Pazmiño', share: '40.00' },
];

type PartRowsProps = {
  initial: Part[];
  startsEditing?: number;
  errorMessage?: string;
  isSaving?: boolean;
  onSaved: (part: Part) => void;
};

function PartRows({ initial, startsEditing, errorMessage, isSaving, onSaved }: PartRowsProps) {
  const [rows, setRows] = useState(initial);
  const [draft, setDraft] = useState<Part | null>(initial.find((part) => part.id === startsEditing) ?? null);
  const change = (values: Partial<Part>) => setDraft((part) => part && { ...part, ...values });
  const columns: EditableColumn<Part>[] = [
    {
      id: 'name',
      header: 'Name',
      read: (part) => part.name,
      edit: () => <TextField label="Name" isLabelHidden value={draft?.name} onChange={(name) => change({ name })} />,
    },
    {
      id: 'share',
      header: 'Share %',
      align: 'end',
      read: (part) => part.share,
      edit: () => (
        <TextField label="Share %" isLabelHidden value={draft?.share} onChange={(share) => change({ share })} />
      ),
    },
  ];
  const isNew = draft !== null && !rows.some((part) => part.id === draft.id);
  return (
    <EditableRows
      label="Parts"
      columns={columns}
      rows={isNew && draft ? [...rows, draft] : rows}
      rowId={(part) => part.id}
      rowName={(part) => part.name || 'new'}
      editingId={draft?.id ?? null}
      isSaving={isSaving}
      errorMessage={errorMessage}
      addLabel="Add a part"
      addDisabledReason={draft ? 'Save the current row first' : undefined}
      emptyText="No parts yet."
      onAdd={() => setDraft({ id: rows.length + 1, name: '', share: '' })}
      onEdit={setDraft}
      onDelete={(part) => setRows(rows.filter((row) => row.id !== part.id))}
      onCancel={() => setDraft(null)}
      onSave={() => {
        if (!draft) return;
        setRows(isNew ? [...rows, draft] : rows.map((part) => (part.id === draft.id ? draft : part)));
        onSaved(draft);
        setDraft(null);
      }}
    />
  );
}

const meta = {
  title: 'Components/Data/EditableRows',
  tags: ['stable'],
  component: PartRows,
  args: { initial: parts, onSaved: fn() },
} satisfies Meta<typeof PartRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { initial: [] } };
export const Editing: Story = { args: { startsEditing: 2 }, tags: ['snapshot'] };
export const Saving: Story = { args: { startsEditing: 2, isSaving: true } };
export const Wrong: Story = { args: { startsEditing: 2, errorMessage: 'The shares add up to more than 100 %.' } };
export const Narrow: Story = {
  args: { startsEditing: 2 },
  globals: { locale: 'es' },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
};

export const AddsARow: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a part' }));
    await expect(canvas.getByText('Save the current row first')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit: Amalia Torres' })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Carmen{Tab}10{Enter}');
    await expect(args.onSaved).toHaveBeenCalledWith({ id: 3, name: 'Carmen', share: '10' });
    await expect(canvas.getByRole('cell', { name: 'Carmen' })).toBeVisible();
  },
};
export const GivesUp: Story = {
  args: { startsEditing: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('zzz{Escape}');
    await expect(canvas.getByRole('cell', { name: 'Amalia Torres' })).toBeVisible();
  },
};
