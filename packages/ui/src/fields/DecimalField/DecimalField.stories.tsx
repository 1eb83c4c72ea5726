import type { Meta, StoryObj } from '@storybook/react-vite';
import { DecimalField } from './index.ts';

const meta = {
  title: 'Components/Fields/DecimalField',
  component: DecimalField,
  args: { label: 'Weight', suffix: 'kg', places: 3, defaultValue: '12.5' },
} satisfies Meta<typeof DecimalField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePlaces: Story = {};
export const Negative: Story = { args: { isNegativeAllowed: true, defaultValue: '-4', label: 'Correction' } };
