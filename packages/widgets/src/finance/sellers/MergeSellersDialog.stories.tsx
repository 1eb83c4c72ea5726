import { aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, failing, resolving } from '../../testing/index.ts';
import { MergeSellersDialog } from './MergeSellersDialog.tsx';
import { aSeller, aSellerMerge } from './sellers.fixtures.ts';

const onGo = fn();
const sent = fn();
const heir = aSeller({ id: 26, name: 'Julio Andrade Vera' });
const sellers = answering('listSellers', aPage([aSeller(), heir]));
const meta = {
  title: 'Screens/Sellers/MergeSellersDialog',
  component: MergeSellersDialog,
  args: { seller: aSeller(), onClose: fn() },
  parameters: { start: '/app/configuration/sellers/25', onGo },
  beforeEach: () => {
    onGo.mockClear();
    sent.mockClear();
  },
} satisfies Meta<typeof MergeSellersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Chooses the one other seller that is offered: never the one who is merged. */
async function chooseHeir(userEvent: UserEvent) {
  await userEvent.click(await screen.findByRole('combobox', { name: /With whom/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Julio Andrade Vera/ }));
  await expect(screen.queryByRole('option')).not.toBeInTheDocument();
}

/** It is said in how many policies the shares go over before anything is done. */
export const Ready: Story = {
  tags: ['snapshot'],
  parameters: answers(
    sellers,
    answering('previewSellerMerge', aSellerMerge()),
    resolving('mergeSellers', async ({ request }) => {
      sent(await request.json(), request.headers.get('if-match'));
      return HttpResponse.json(heir);
    }),
  ),
  play: async ({ args, userEvent }) => {
    await chooseHeir(userEvent);
    await expect(await screen.findByText(/The shares in 12 policies go to Julio Andrade Vera/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ into_id: 26 }, '"v1"'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(onGo).toHaveBeenLastCalledWith('/app/configuration/sellers/26');
  },
};
/** Nobody is chosen yet: the field says so. */
export const Unchosen: Story = {
  parameters: answers(sellers),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Merge' }));
    await expect(await screen.findByText('Choose with whom to merge.')).toBeVisible();
  },
};
/** Both share a policy: it is named, and nothing can be merged before. */
export const Shared: Story = {
  parameters: answers(
    sellers,
    answering(
      'previewSellerMerge',
      aSellerMerge({
        clashes_count: 1,
        clashes: [{ id: 118, name: 'AUTO-2026-0042' }],
        refusal: 'sellers_share_policies',
      }),
    ),
  ),
  play: async ({ userEvent }) => {
    await chooseHeir(userEvent);
    await expect(await screen.findByRole('link', { name: 'AUTO-2026-0042' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
  },
};
/** Two users of the brokerage stay two sellers. */
export const TwoUsers: Story = {
  globals: { locale: 'es' },
  parameters: answers(sellers, answering('previewSellerMerge', aSellerMerge({ refusal: 'sellers_are_users' }))),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: /Con quién/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Julio Andrade Vera/ }));
    await expect(await screen.findByText(/siguen siendo dos vendedores/)).toBeVisible();
  },
};
/** The policies cannot be counted: it is tried again, and nothing is merged blindly. */
export const Uncounted: Story = {
  parameters: answers(sellers, failing('previewSellerMerge', 'internal')),
  play: async ({ userEvent }) => {
    await chooseHeir(userEvent);
    await expect(await screen.findByText('The policies could not be counted')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
  },
};
