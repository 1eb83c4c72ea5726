import { aMe } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { useSession } from '../base/app/index.ts';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { answers, resolving, unreachable } from '../testing/index.ts';
import { UnreachableScreen } from './UnreachableScreen.tsx';

function Guarded() {
  const { status, record } = useSession();
  return status === 'unreachable' ? <UnreachableScreen brand={aBrand()} /> : <p>{record.full_name}</p>;
}
let isReachable = false;
const lostAtFirst = resolving('getMe', () => {
  const answer = isReachable ? HttpResponse.json(aMe()) : HttpResponse.error();
  isReachable = true;
  return answer;
});
const meta = {
  title: 'Screens/Errors/UnreachableScreen',
  component: UnreachableScreen,
  args: { brand: aBrand() },
  render: () => <Guarded />,
  parameters: { isMeAsked: true, ...answers(unreachable('getMe')) },
  beforeEach: () => {
    isReachable = false;
  },
} satisfies Meta<typeof UnreachableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The session is kept; only what it is about could not be asked for. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your session could not be loaded')).toBeVisible();
    await expect(canvas.getByText(/You are still signed in/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
};
export const SpanishDark: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByText('No se pudo cargar su sesión')).toBeVisible(),
};
/** Once the server is there again, trying again is enough. */
export const ComesBack: Story = {
  parameters: answers(lostAtFirst),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(aMe().full_name)).toBeVisible();
  },
};
