import { Button } from '@corredor/ui/Button';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { bindField } from './bindField.ts';
import { useBaseRecord } from './useBaseRecord.ts';

interface Row {
  name: string;
  seen: number;
  version: number;
}
const valuesOf = ({ name }: Row) => ({ name });

/** A form whose record is read again by the page while it is open. */
function RecordForm({ newer }: { newer: Row }) {
  const [record, setRecord] = useState<Row>({ name: 'Ana', seen: 1, version: 1 });
  const form = useForm({ defaultValues: valuesOf(record) });
  const { base } = useBaseRecord(form, record, valuesOf);
  return (
    <Stack>
      <Controller
        control={form.control}
        name="name"
        render={(field) => <TextField {...bindField(field)} label="Name" />}
      />
      <Button onPress={() => setRecord(newer)}>Read again</Button>
      <Text>Saves over version {base.version}</Text>
    </Stack>
  );
}
const meta = {
  title: 'Patterns/Form/BaseRecord',
  tags: ['!dev', '!autodocs'],
  component: RecordForm,
  args: { newer: { name: 'Ana María', seen: 1, version: 2 } },
} satisfies Meta<typeof RecordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was typed: the newer version is taken over. */
export const Untouched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read again' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana María');
    await expect(canvas.getByText('Saves over version 2')).toBeVisible();
  },
};
/** What is being typed stays on its own version, so that the server can tell of the conflict. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' Lucía');
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Lucía');
    await expect(canvas.getByText('Saves over version 1')).toBeVisible();
  },
};
/** A newer version that differs in nothing of the form is no conflict. */
export const SameInTheForm: Story = {
  args: { newer: { name: 'Ana', seen: 2, version: 2 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' Lucía');
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Lucía');
    await expect(canvas.getByText('Saves over version 2')).toBeVisible();
  },
};
