import { listCustomers } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { useCan, useClient, useFormats, useLanguage, useSession } from '../base/app/index.ts';
import { queryOf, usePreferences } from '../base/data/index.ts';
import { answers, empty, failing } from './index.ts';

/** What a widget can know through its hooks, written out. */
function Surroundings() {
  const { t } = useTranslation();
  const { status, record, error } = useSession();
  const { setLanguage } = useLanguage();
  const { money, date } = useFormats();
  const { density, setDensity } = usePreferences();
  const customers = useQuery(queryOf(useClient(), listCustomers));
  const canAdd = useCan('core_app.add_customer');
  return (
    <Stack>
      <Text>{`${status}: ${record.full_name}`}</Text>
      <Text>{`${t('policyStatus.active')}, ${money('1234.50')}, ${date('2026-03-09')}, ${density}`}</Text>
      <Text>{customers.error ? customers.error.message : `${customers.data?.count ?? '…'} customers`}</Text>
      <Text>{canAdd ? 'may add' : 'may look'}</Text>
      {error ? <Text>{error.message}</Text> : null}
      <Button onPress={() => void setLanguage('es')}>Español</Button>
      <Button onPress={() => setDensity('compact')}>Compact</Button>
    </Stack>
  );
}

const meta = {
  component: Surroundings,
  title: 'Patterns/Surroundings/StoryProviders',
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Surroundings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  globals: { locale: 'en', role: 'administrator' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('loggedIn: María Fernanda Vera');
    await canvas.findByText(/\d customers/);
    await expect(canvas.getByText(/Active, \$1,234.50, 9 Mar 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }));
    await canvas.findByText(/Activada, \$1\.234,50, 9 mar 2026/);
  },
};

export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => void (await canvas.findByText('may look')),
};

export const NoCustomers: Story = {
  parameters: answers(empty('listCustomers')),
  play: async ({ canvas }) => void (await canvas.findByText('0 customers')),
};

export const Refused: Story = {
  parameters: answers(failing('listCustomers', 'permission_denied', { detail: 'Ask María.' })),
  play: async ({ canvas }) => void (await canvas.findByText('Ask María.')),
};

export const SignedOut: Story = {
  parameters: { session: null },
  play: async ({ canvas }) => void (await canvas.findByText(/loggedOut/)),
};

/** In a brokerage of the United States English is written as there; everywhere else day first. */
export const InTheUnitedStates: Story = {
  globals: { locale: 'en' },
  parameters: { session: { country_id: '840' } },
  play: async ({ canvas }) => {
    await canvas.findByText('loggedIn: María Fernanda Vera');
    await expect(canvas.getByText(/Active, \$1,234.50, Mar 9, 2026/)).toBeVisible();
  },
};
