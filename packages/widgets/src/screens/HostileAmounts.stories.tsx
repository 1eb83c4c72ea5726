import {
  aCredit,
  aCustomer,
  aPage,
  aPayment,
  aPolicy,
  aPolicyCoverage,
  aPolicyRow,
  aProvider,
  aReceipt,
  aVehicle,
} from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { answering, answers, onDay, resolving } from '../testing/index.ts';
import { CustomerScreen } from './CustomerScreen.tsx';
import { PaymentScreen } from './PaymentScreen.tsx';
import { PolicyScreen } from './PolicyScreen.tsx';
import { ProviderScreen } from './ProviderScreen.tsx';
import { VehicleScreen } from './VehicleScreen.tsx';

const huge = '987654321.99';
/** The same record with an amount of nine digits wherever it has one. */
function hostile<Value>(value: Value, name = ''): Value {
  if (typeof value === 'string')
    return (/^-?\d+\.\d{2}$/.test(value) && !/rate|percent/.test(name) ? huge : value) as Value;
  if (Array.isArray(value)) return value.map((one) => hostile(one, name)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hostile(one, key)])) as Value;
}
const count = { count: 12, amount: huge };
const payments = hostile([aPayment({ status: 'delayed' }), aPayment({ id: 902, number: 3, status: 'near_expiry' })]);
const known = [
  answering('getCustomer', aCustomer()),
  answering('getVehicle', hostile(aVehicle())),
  answering('getProvider', aProvider()),
  answering('getPolicy', hostile(aPolicy())),
  answering('getPayment', hostile(aPayment({ status: 'delayed' }))),
  resolving('listPayments', ({ request }) =>
    HttpResponse.json(
      aPage(new URL(request.url).searchParams.get('kind') === 'credit' ? [hostile(aCredit())] : payments),
    ),
  ),
  answering('getPaymentSummary', {
    currency: 'USD',
    delayed: count,
    near_expiry: count,
    on_time: count,
    paid: count,
    credits: count,
    to_remit: count,
    at_risk: count,
  }),
  answering('getProviderProduction', {
    currency: 'USD',
    starts_from: '2025-03-01',
    starts_to: '2026-02-28',
    net_premium: huge,
    last_year: huge,
    branches: [
      {
        branch: { id: 7, name: 'Vehículos' },
        policies: 14,
        net_premium: huge,
        lowest_percent: '12',
        highest_percent: '15',
        commission: huge,
      },
    ],
    commission: { to_release: huge, to_collect: huge, collected: huge, without_percent: 2 },
  }),
  answering('listReceipts', aPage([hostile(aReceipt())])),
  answering('listPolicies', aPage([hostile(aPolicyRow())])),
  answering('listVehicles', aPage([hostile(aVehicle())])),
  answering('listPolicyCoverages', aPage([hostile(aPolicyCoverage())])),
];

const meta = {
  title: 'Patterns/Record/HostileAmounts',
  tags: ['!dev', '!autodocs'],
  beforeEach: onDay('2026-05-20'),
  parameters: answers(...known),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What reaches out of the card in which it stands; a table with a scroller of its own may. */
function reachesOut(page: Element): string[] {
  const scrolls = (part: Element | null): boolean =>
    part !== null && part !== page && (getComputedStyle(part).overflowX === 'auto' || scrolls(part.parentElement));
  return [...page.querySelectorAll('section')].flatMap((card) => {
    const { left, right } = card.getBoundingClientRect();
    return [...card.querySelectorAll('*')].flatMap((part) => {
      const box = part.getBoundingClientRect();
      const isOut = box.width > 1 && !scrolls(part.parentElement) && (box.right > right + 0.5 || box.left < left - 0.5);
      return isOut ? [`${part.tagName} ${part.textContent} ${Math.round(box.right - right)}`] : [];
    });
  });
}
const wide = { screen: { width: 1440, height: 900 } };
const phone = { screen: { width: 360, height: 800 } };
/** Every amount stays in its card, and the page is not wider than the window. */
const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { level: 1 });
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true], [data-pending]')).toBeNull());
  await expect((await canvas.findAllByText(/987,654,321\.99/)).length).toBeGreaterThan(1);
  await waitFor(() => expect(reachesOut(canvasElement).join('\n')).toBe(''));
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

const customer = { render: () => <CustomerScreen id={41} />, play };
const vehicle = { render: () => <VehicleScreen id={88} />, play };
const provider = { render: () => <ProviderScreen id={3} />, play };
const payment = { render: () => <PaymentScreen id={901} />, play };
const policy = { render: () => <PolicyScreen id={118} />, play };

export const Customer: Story = { ...customer, parameters: wide };
export const CustomerOnAPhone: Story = { ...customer, parameters: phone };
export const Vehicle: Story = { ...vehicle, parameters: wide };
export const VehicleOnAPhone: Story = { ...vehicle, parameters: phone };
export const Provider: Story = { ...provider, parameters: wide };
export const ProviderOnAPhone: Story = { ...provider, parameters: phone };
export const Payment: Story = { ...payment, parameters: wide };
export const PaymentOnAPhone: Story = { ...payment, parameters: phone };
export const Policy: Story = { ...policy, parameters: wide };
export const PolicyOnAPhone: Story = { ...policy, parameters: phone };
