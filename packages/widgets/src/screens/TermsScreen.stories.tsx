import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { publicStory } from '../base/brand/publicStory.fixtures.ts';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  title: 'Screens/Public pages/TermsScreen',
  component: TermsScreen,
  parameters: { ...publicStory, start: '/terms' },
  args: { brand: aBrand() },
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 1000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Términos y condiciones' })).toBeVisible();
  },
};
/** The list of contents leads to each section, and they change language in place. */
export const Reads: Story = {
  play: async ({ canvas, userEvent }) => {
    const contents = await canvas.findByRole('navigation', { name: 'Contents' });
    await expect(canvas.getByText(/is offered by Corredor S.A.S./)).toBeVisible();
    await expect(canvas.getByText(/governed by the law of the Republic of Ecuador/)).toBeVisible();
    await expect(contents.querySelectorAll('a')).toHaveLength(16);
    await expect(canvas.getByRole('link', { name: '8. The data of your portfolio' })).toHaveAttribute('href', '#data');
    await userEvent.click(canvas.getAllByRole('link', { name: 'Español' })[0] as HTMLElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
  },
};
