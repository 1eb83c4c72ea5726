import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aBrand } from '../brand/brand.fixtures.ts';
import { publicStory } from '../brand/publicStory.fixtures.ts';
import { somePlans } from '../plans/plans.fixtures.ts';
import { answering, answers, failing, slow } from '../testing/index.ts';
import { LandingScreen } from './LandingScreen.tsx';

const plans = answering('listPlans', { count: 4, next: null, previous: null, results: somePlans() });
const meta = {
  title: 'Screens/LandingScreen',
  component: LandingScreen,
  parameters: { ...publicStory, start: '/', ...answers(plans) },
  args: { brand: aBrand() },
} satisfies Meta<typeof LandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 1000 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'PYMEs' });
  },
};
/** Each plan leads to registering with it, and a year is cheaper than twelve months. */
export const ChoosesPlan: Story = {
  play: async ({ canvas, userEvent }) => {
    const basic = await canvas.findByRole('link', { name: 'Choose Basic' });
    await expect(basic).toHaveAttribute('href', '/register?plan=Basic');
    await userEvent.click(canvas.getByRole('radio', { name: 'Annual' }));
    await expect(canvas.getByText('$190.00')).toBeVisible();
    await expect(canvas.getByText('Saves $38.00 over twelve months')).toBeVisible();
  },
};
/** Phone, mail and chat open with their first words written. */
export const Contact: Story = {
  play: async ({ canvas }) => {
    const chat = await canvas.findByRole('link', { name: 'Open a chat' });
    await expect(chat.getAttribute('href')).toContain('https://wa.me/593991234567?text=Hello');
    await expect(canvas.getByRole('link', { name: '+593 99 123 4567' })).toHaveAttribute('href', 'tel:+593991234567');
  },
};
export const PricesLoading: Story = { parameters: answers(slow('listPlans')) };
export const PricesFailed: Story = { parameters: answers(failing('listPlans', 0)) };
