import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { publicStory } from '../base/brand/publicStory.fixtures.ts';
import { somePlans } from '../subscription/plans/plans.fixtures.ts';
import { answering, answers, failing, resolving, slow, unreachable } from '../testing/index.ts';
import { LandingScreen } from './LandingScreen.tsx';

const plans = answering('listPlans', { count: 4, next: null, previous: null, results: somePlans() });
const sent = fn();
const meta = {
  title: 'Screens/Public pages/LandingScreen',
  component: LandingScreen,
  parameters: { ...publicStory, start: '/', ...answers(plans) },
  args: { brand: aBrand() },
} satisfies Meta<typeof LandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot', 'all-looks'],
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
    await expect(canvas.getByText('$190')).toBeVisible();
    await expect(canvas.getByText('Saves $38 over twelve months')).toBeVisible();
  },
};
/** Phone, mail and chat open with their first words written; so do the questions about the other editions. */
export const Contact: Story = {
  play: async ({ canvas }) => {
    const chat = await canvas.findByRole('link', { name: 'Open a chat (opens in a new tab)' });
    await expect(chat.getAttribute('href')).toContain('https://wa.me/593991234567?text=Hello');
    const enterprise = canvas.getByRole('link', { name: 'Talk on WhatsApp (opens in a new tab)' });
    await expect(enterprise.getAttribute('href')).toContain('enterprise%20edition');
    await expect(canvas.getAllByRole('link', { name: '+593 99 123 4567' })[0]).toHaveAttribute(
      'href',
      'tel:+593991234567',
    );
    await expect(canvas.getByRole('link', { name: 'LinkedIn (opens in a new tab)' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};
/** The video is fetched by who plays it only; the keyboard goes on in the player. */
export const PlaysVideo: Story = {
  play: async ({ canvas, userEvent }) => {
    const tour = await canvas.findByRole('link', { name: 'Watch the tour of the product (silent video)' });
    await expect(canvas.queryByLabelText(/a video without sound/)).toBeNull();
    await userEvent.click(tour);
    await waitFor(() => expect(canvas.getByLabelText(/a video without sound/)).toHaveFocus());
  },
};
/** The search is a plain form, which works before any script has come. */
export const Searches: Story = {
  play: async ({ canvas, userEvent }) => {
    const query = await canvas.findByRole('searchbox', { name: 'Looking for an insurance broker?' });
    const form = query.closest('form');
    await expect(form).toHaveAttribute('action', '/search');
    await userEvent.type(query, 'Quito');
    await expect(form && [...new FormData(form)]).toEqual([['query', 'Quito']]);
  },
};
/** The message goes to whoever runs the product. */
export const Writes: Story = {
  parameters: answers(
    plans,
    resolving('createContact', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json({ detail: 'Sent.' }, { status: 202 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Lucía');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'lucia@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Message sent')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ alias: null, message: 'Hello' }));
  },
};
/** Drawn by the server: the plans are there, and nothing is asked for. */
export const PlansKnown: Story = {
  args: { plans: somePlans() },
  parameters: answers(failing('listPlans', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Choose Basic' })).toBeVisible();
  },
};
export const PricesLoading: Story = { parameters: answers(slow('listPlans')) };
export const PricesFailed: Story = { parameters: answers(unreachable('listPlans')) };
