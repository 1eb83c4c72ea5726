import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { ComboBox } from '../../fields/ComboBox/index.ts';
import { DateField } from '../../fields/DateField/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { ErrorSummary } from './index.ts';

const meta = {
  title: 'Components/Feedback/ErrorSummary',
  tags: ['stable'],
  component: ErrorSummary,
  args: {
    problems: [
      { name: 'number', message: 'Enter the policy number.' },
      { name: 'end_date', message: 'The end must come after the start.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each line leads to its field. */
export const Default: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 420 } },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField label="Number" name="number" errorMessage="Enter the policy number." />
      <DateField label="End date" name="end_date" errorMessage="The end must come after the start." />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the policy number.' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Number/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'The end must come after the start.' }));
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus());
  },
};
/** What is wrong with a combo box stays readable: its options open when the reader asks for them. */
export const LeadsToComboBox: Story = {
  args: { problems: [{ name: 'city', message: 'Choose the city.' }] },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <ComboBox label="City" name="city" items={[{ id: 'quito', label: 'Quito' }]} errorMessage="Choose the city." />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the city.' }));
    const city = canvas.getByRole('combobox', { name: 'City' });
    await waitFor(() => expect(city).toHaveFocus());
    await expect(city).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(city).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(city).toHaveAttribute('aria-expanded', 'false');
  },
};
export const OfTheForm: Story = { args: { problems: [{ message: 'Somebody else changed this policy.' }] } };
export const Spanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es' } };
/** After a press on Save the focus comes here, so that it is read and seen; what is mended and wrong again meanwhile takes it from nobody. */
export const TakesFocus: Story = {
  render: (args) => {
    const [refusals, setRefusals] = useState(0);
    const [number, setNumber] = useState('');
    const isShown = refusals > 0 && number === '';
    return (
      <Stack>
        <ErrorSummary {...args} problems={isShown ? args.problems : []} refusals={refusals} />
        <TextField label="Number" value={number} onChange={setNumber} />
        <Button onPress={() => setRefusals(refusals + 1)}>Save policy</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save policy' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Correct 2 fields to continue');
    const number = canvas.getByRole('textbox', { name: 'Number' });
    await userEvent.type(number, '1');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(number, '{Backspace}');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Save policy' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};
