import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import { Card } from '../../layout/Card/index.ts';
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
  isInCard?: boolean;
  onSaved: (part: Part) => void;
};

function PartRows({ initial, startsEditing, errorMessage, isSaving, isInCard, onSaved }: PartRowsProps) {
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
  const add = () => setDraft({ id: rows.length + 1, name: '', share: '' });
  const list = (
    <EditableRows
      label="Parts"
      isInCard={isInCard}
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
      onAdd={isInCard ? undefined : add}
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
  if (!isInCard) return list;
  return (
    <Card
      title="Parts"
      padding="none"
      actions={
        <Button size="small" isDisabled={draft !== null} onPress={add}>
          Add a part
        </Button>
      }
      footer="100 % is given away."
    >
      {list}
    </Card>
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
/** In a Card without padding, which has the button in its head: the rows begin where the title does. */
export const InCard: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 260 } },
  args: { isInCard: true },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Parts' }).getBoundingClientRect().left;
    const name = canvas.getByText('Amalia Torres').getBoundingClientRect().left;
    await expect(Math.abs(title - name)).toBeLessThan(1);
  },
};
export const InCardEmpty: Story = { args: { isInCard: true, initial: [] } };

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
