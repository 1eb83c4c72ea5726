import { glimpseOf } from '@corredor/core/pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { publicStory } from '../base/brand/publicStory.fixtures.ts';
import { directoryAnswer } from '../public/directory/directory.fixtures.ts';
import { somePlans } from '../subscription/plans/plans.fixtures.ts';
import { answering, answers, failing, resolving, slow, unreachable } from '../testing/index.ts';
import { LandingScreen } from './LandingScreen.tsx';

const plans = answering('listPlans', { count: 4, next: null, previous: null, results: somePlans() });
const someBrokers = () => directoryAnswer('https://corredor.example/?page_size=6');
const brokers = answering('listDirectory', someBrokers());
const sent = fn();
const meta = {
  title: 'Screens/Public pages/LandingScreen',
  component: LandingScreen,
  parameters: { ...publicStory, start: '/', ...answers(plans, brokers) },
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
    brokers,
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
/** Whoever came last into the directory leads to their page, and each city to those who are there. */
export const ShowsBrokers: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: /^16 brokers are in the directory today/ });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    const andina = within(list).getByRole('link', { name: 'Andina Asesores de Seguros' });
    await expect(andina).toHaveAttribute('href', '/andina');
    const cities = canvas.getByRole('navigation', { name: 'By city' });
    await expect(within(cities).getByRole('link', { name: 'Quito' })).toHaveAttribute('href', '/search?city=Quito');
  },
};
/** A year of a policy: each moment is told to those who do not see its line. */
export const TellsAYear: Story = {
  play: async ({ canvas }) => {
    const late = await canvas.findByRole('figure', { name: 'Term of the example policy, September' });
    await expect(late).toHaveTextContent('8 instalments paid, one delayed and 3 to collect.');
    await expect(late).toHaveTextContent('115 days left');
    await expect(canvas.getAllByRole('figure', { name: /^Term of the example policy/ })).toHaveLength(5);
  },
};
/** Drawn by the server: plans and brokers are there, and nothing is asked for. */
export const PlansKnown: Story = {
  args: { plans: somePlans(), brokers: glimpseOf(someBrokers()) },
  parameters: answers(failing('listPlans', 'internal'), failing('listDirectory', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Choose Basic' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Andina Asesores de Seguros' })).toBeVisible();
  },
};
export const PricesLoading: Story = { parameters: answers(slow('listPlans'), brokers) };
export const PricesFailed: Story = { parameters: answers(unreachable('listPlans'), brokers) };
export const BrokersLoading: Story = { parameters: answers(plans, slow('listDirectory')) };
/** Nobody is in the directory yet: it says what it is for, and counts nobody. */
export const NoBrokers: Story = {
  parameters: answers(plans, answering('listDirectory', directoryAnswer('https://corredor.example/', []))),
  play: async ({ canvas }) => seesNoBrokers(canvas),
};
/** Where the directory cannot be read, the front page is whole without it. */
export const BrokersFailed: Story = {
  parameters: answers(plans, unreachable('listDirectory')),
  play: async ({ canvas }) => seesNoBrokers(canvas),
};

async function seesNoBrokers(canvas: ReturnType<typeof within>) {
  const section = await canvas.findByRole('region', { name: 'A directory to find each other' });
  await waitFor(() => expect(section.querySelector('[data-pending]')).toBeNull());
  await expect(within(section).queryByText(/in the directory today/)).toBeNull();
  await expect(within(section).queryByRole('list')).toBeNull();
  await expect(within(section).getByRole('link', { name: 'Open the directory' })).toHaveAttribute('href', '/search');
}
