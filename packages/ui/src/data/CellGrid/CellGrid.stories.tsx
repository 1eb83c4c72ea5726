import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CellGrid } from './index.ts';

const meta = {
  title: 'Components/Data/CellGrid',
  tags: ['stable'],
  component: CellGrid,
  args: {
    label: 'Rows of the file',
    numberLabel: 'Row',
    stateLabel: 'State',
    columns: [
      { id: 'name', header: 'Name' },
      { id: 'plate', header: 'Plate' },
    ],
    rows: [
      { number: 2, state: 'Good', cells: { name: { value: 'Rosa' }, plate: { value: 'PBA-1234' } } },
      {
        number: 3,
        state: 'Wrong',
        cells: {
          name: { value: '', error: 'This field is required.' },
          plate: { value: 'X', warning: 'Is this a plate?' },
        },
      },
      { number: 4, state: 'In', isLocked: true, cells: { name: { value: 'Luz' } } },
      { number: 5, state: 'Left out', isMuted: true, cells: { name: { value: 'Mar' } } },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof CellGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 360 } },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name, Row 3' });
    await expect(name).toHaveAccessibleDescription('This field is required.');
    await userEvent.type(name, 'Eva{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(3, 'name', 'Eva');
    await expect(canvas.getByRole('textbox', { name: 'Name, Row 4' })).toBeDisabled();
  },
};
/** A text of several lines keeps them, also when it is only looked at. */
export const Lines: Story = {
  args: { rows: [{ number: 2, state: 'Good', cells: { name: { value: 'one\ntwo' }, plate: { value: 'X' } } }] },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name, Row 2' });
    await userEvent.click(name);
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(name, '{Enter}three');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith(2, 'name', 'one\ntwo\nthree');
  },
};
