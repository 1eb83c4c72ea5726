import { Stack } from '@corredor/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { CityField, CountrySelect, StateSelect } from './index.ts';

function Places({ start }: { start: string | null }) {
  const [country, setCountry] = useState<string | null>(start);
  const [state, setState] = useState<string | null>(null);
  const [city, setCity] = useState('');
  return (
    <Stack>
      <CountrySelect value={country} onChange={setCountry} />
      <StateSelect countryId={country} value={state} onChange={setState} />
      <CityField countryId={country} value={city} onChange={setCity} />
    </Stack>
  );
}

const meta = {
  title: 'Patterns/Pickers/Places',
  component: Places,
  args: { start: '218' },
} satisfies Meta<typeof Places>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Countries are named in the reader's language; provinces and cities follow the country. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Country' })).toHaveValue('Ecuador');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Province' }), 'pich');
    await userEvent.click(await screen.findByRole('option', { name: 'Pichincha' }));
    await expect(canvas.getByRole('combobox', { name: 'Province' })).toHaveValue('Pichincha');
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'Mindo');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Mindo');
  },
};
/** Without a country there is no province to choose. */
export const NoCountry: Story = {
  args: { start: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Province' })).toBeDisabled();
    await expect(canvas.getByText('Choose the country first')).toBeVisible();
  },
};
