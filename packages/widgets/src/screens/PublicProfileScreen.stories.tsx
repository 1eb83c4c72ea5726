import { aPublicProfile } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { publicStory } from '../base/brand/publicStory.fixtures.ts';
import { answering, answers, failing } from '../testing/index.ts';
import { PublicProfileScreen } from './PublicProfileScreen.tsx';

const profile = aPublicProfile({ alias: 'andina', name: 'Andina Seguros' });
const meta = {
  title: 'Screens/Public pages/PublicProfileScreen',
  component: PublicProfileScreen,
  parameters: { ...publicStory, start: '/andina', ...answers(answering('getPublicProfile', profile)) },
  args: { brand: aBrand(), alias: 'andina', origin: 'https://corredor.example', onNotFound: fn() },
} satisfies Meta<typeof PublicProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The broker can be written to from the page itself, and its code names the whole address. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Andina Seguros' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Write to Andina Seguros' })).toBeVisible();
    await userEvent.click(canvas.getByText('Share', { selector: 'summary' }));
    const code = canvas.getByRole('img', { name: 'QR code that opens https://corredor.example/andina' });
    await waitFor(() => expect(code).toHaveProperty('naturalWidth', 29));
  },
};
/** An alias that nobody has is left to the host, which leads to the login. */
export const NotFound: Story = {
  parameters: answers(failing('getPublicProfile', 'not_found')),
  play: async ({ args }) => waitFor(() => expect(args.onNotFound).toHaveBeenCalled()),
};
