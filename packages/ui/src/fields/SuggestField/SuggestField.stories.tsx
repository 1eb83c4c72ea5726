import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { SuggestField } from './index.ts';

const cities = ['Quito', 'Guayaquil', 'Cuenca', 'Quevedo'];

function Cities({ start = '' }: { start?: string }) {
  const [city, setCity] = useState(start);
  const suggestions = cities.filter((name) => name.toLowerCase().startsWith(city.toLowerCase()));
  return <SuggestField label="City" name="city" value={city} onChange={setCity} suggestions={suggestions} />;
}

const meta = { title: 'Components/Fields/SuggestField', tags: ['stable'], component: Cities } satisfies Meta<
  typeof Cities
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A suggestion is one key away. */
export const Suggests: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'qu');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Quito');
  },
};
/** Any other text is as good. */
export const OtherText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'Qui jos');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Qui jos');
  },
};
export const Known: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  args: { start: 'Cuenca' },
};
export const Invalid: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  render: () => (
    <SuggestField label="City" value="" onChange={() => undefined} suggestions={cities} errorMessage="Enter a city." />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'City' })).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription('Enter a city.');
  },
};
export const Disabled: Story = {
  render: () => <SuggestField label="City" value="Cuenca" onChange={() => undefined} suggestions={cities} isDisabled />,
};
