import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { publicStory } from '../base/brand/publicStory.fixtures.ts';
import { answers, failing, slow, unreachable } from '../testing/index.ts';
import { RegisterConfirmScreen } from './RegisterConfirmScreen.tsx';

const meta = {
  title: 'Screens/Access/RegisterConfirmScreen',
  component: RegisterConfirmScreen,
  parameters: { ...publicStory, start: '/register/confirm/token' },
  args: { brand: aBrand(), token: 'Vb3uYk0mT2r8cQxwLZ5nEoJd1sHfPa9gKiRt7yUqWe4' },
} satisfies Meta<typeof RegisterConfirmScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
  },
};
export const ConfirmedSpanish: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Su cuenta está lista' });
  },
};
export const Confirming: Story = { parameters: answers(slow('confirmRegistration')) };
/** A link that has run out is replaced by another. */
export const Expired: Story = {
  parameters: answers(failing('confirmRegistration', 'token_expired')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'ana@andes.example{Enter}');
    await expect(await canvas.findByText(/If ana@andes.example is waiting/)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: answers(unreachable('confirmRegistration')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
