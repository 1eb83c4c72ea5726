import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect } from 'storybook/test';
import { Kbd, KeyCombo } from './index.ts';

const meta = {
  title: 'Components/Text/Kbd',
  tags: ['stable'],
  component: Kbd,
  args: { children: 'K' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Together, and one after the other. */
export const Combos: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  render: () => (
    <>
      <KeyCombo keys="mod+k" /> <KeyCombo keys="g p" />
    </>
  ),
};
/** Arrows are drawn; they and the other keys with a name have it in the language of the page. */
export const Named: Story = {
  render: () => (
    <>
      {['en', 'es'].map((locale) => (
        <I18nProvider key={locale} locale={locale}>
          <KeyCombo keys="ArrowRight Home" />{' '}
        </I18nProvider>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'right arrow' })).toBeVisible();
    await expect(canvas.getByText('Home')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'flecha derecha' })).toBeVisible();
    await expect(canvas.getByText('Inicio')).toBeVisible();
  },
};
