import { aPage, aPublicProfile } from '@corredor/core/fixtures';
import type { Language } from '@corredor/core/i18n';
import { widgetTokens } from '@corredor/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, screen } from 'storybook/test';
import { useLanguage } from '../base/app/index.ts';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { someQueue } from '../office/dashboard/queue.fixtures.ts';
import {
  someAges,
  someCharts,
  someCollection,
  someProduction,
  someStates,
  someTotals,
} from '../office/dashboard/summary.fixtures.ts';
import { PublicFrame } from '../public/landing/index.ts';
import { BrokerProfile } from '../public/profile/index.ts';
import { Shell } from '../shell/index.ts';
import { answering, answers, empty, liveWith, onDay, paymentsOf, policiesOf, resolving } from '../testing/index.ts';
import { CustomersScreen } from './CustomersScreen.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import {
  galleryCheck,
  galleryDay,
  galleryLateInstalment,
  galleryNotifications,
  galleryPayments,
  galleryPolicies,
  galleryPolicy,
  gallerySpreadsheet,
  galleryStates,
  gallerySummary,
  galleryYearLine,
} from './gallery.fixtures.ts';
import { PaymentsScreen } from './PaymentsScreen.tsx';
import { PoliciesScreen } from './PoliciesScreen.tsx';
import { PolicyScreen } from './PolicyScreen.tsx';

const brand = aBrand({ logo: { es: '/logo-es.svg', other: '/logo-en.svg' } });
const inShell = (page: ReactNode) => () => <Shell brand={brand}>{page}</Shell>;
const notifications = galleryNotifications();
const visitor = { session: null, isReading: true };

/** A public view between the head and the foot of its page. */
function InPublic({ page }: { page: (language: Language) => ReactNode }) {
  const { language } = useLanguage();
  return (
    <PublicFrame brand={brand}>
      <div className={widgetTokens} style={{ paddingBlock: '3rem' }}>
        {page(language)}
      </div>
    </PublicFrame>
  );
}

/** What the pictures of the front page are made from: whole pages of an office on one day. `npm run pictures` takes them. */
const meta = {
  title: 'Screens/Public pages/Gallery',
  beforeEach: onDay(galleryDay),
  parameters: {
    layout: 'fullscreen',
    screen: { width: 1280, height: 800 },
    ...answers(
      empty('listDrafts'),
      empty('listImports'),
      liveWith(notifications),
      answering('listNotifications', { ...aPage(notifications), unread_count: 3 }),
      answering('getDashboardSummary', gallerySummary()),
      answering('getDashboardQueue', someQueue({ today: galleryDay })),
      answering('getDashboardProduction', someProduction(galleryDay)),
      answering('getDashboardCollection', someCollection(galleryDay)),
      answering('getDashboardAgeing', someAges({ today: galleryDay })),
      answering('getDashboardTotals', someTotals()),
      answering('getDashboardCharts', someCharts({ today: galleryDay })),
      policiesOf(galleryPolicies(), galleryDay, galleryStates),
      answering('getPolicy', galleryPolicy()),
      paymentsOf(galleryPayments(), someStates),
    ),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  render: inShell(<DashboardScreen />),
  parameters: { start: '/app/dashboard' },
  play: async ({ canvas, userEvent }) => {
    // What stands below what is seen is asked for once somebody does something.
    await canvas.findAllByRole('heading', { level: 3 });
    await userEvent.keyboard('{Shift}');
    await expect(await canvas.findByRole('list', { name: /Producción por mes|Production by month/ })).toBeVisible();
  },
};
export const Policies: Story = {
  render: inShell(<PoliciesScreen />),
  parameters: { start: '/app/management/policies' },
  play: async ({ canvas }) => expect(await canvas.findByText('VH-2026-00418')).toBeVisible(),
};
export const Policy: Story = {
  render: inShell(<PolicyScreen id={118} />),
  parameters: {
    start: '/app/management/policies/118/update',
    ...answers(
      answering('getPolicyYearLine', galleryYearLine()),
      paymentsOf([galleryLateInstalment()], { ...someStates, delayed: { count: 1, amount: '49.92' } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('VH-2026-00418'))[0]).toBeVisible();
    await expect(await canvas.findByText(/^(11 de 12 cuotas pagadas|11 of 12 instalments paid)/)).toBeInTheDocument();
  },
};
/** The head of the record with the line of its year, and nothing around it: small enough to be read where it stands. */
export const PolicyHead: Story = {
  ...Policy,
  render: () => (
    <div style={{ padding: '1.25rem' }}>
      <PolicyScreen id={118} />
    </div>
  ),
};
export const Payments: Story = {
  render: inShell(<PaymentsScreen />),
  parameters: { start: '/app/management/payments' },
  play: async ({ canvas }) => expect((await canvas.findAllByText(/348[.,]94/))[0]).toBeVisible(),
};
/** The bell, opened over the policies. */
export const Notifications: Story = {
  render: inShell(<PoliciesScreen />),
  parameters: { start: '/app/management/policies' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /3 (unread|sin leer)/ }));
    await expect(await screen.findByText(/Lucía Paredes/)).toBeVisible();
  },
};
/** A spreadsheet with its own headings, its rows checked. */
export const Imports: Story = {
  render: inShell(<CustomersScreen />),
  parameters: {
    start: '/app/management/customers',
    ...answers(
      empty('listImports'),
      resolving('checkImport', ({ request }) =>
        HttpResponse.json(galleryCheck(request.headers.get('accept-language') ?? 'en')),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Import/ }));
    await screen.findByRole('dialog');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File([gallerySpreadsheet], 'clientes.csv', { type: 'text/csv' }));
    await userEvent.click(await screen.findByRole('button', { name: /^(Check rows|Revisar filas)/ }));
    await expect((await screen.findAllByDisplayValue('Rosa Elena Paredes'))[0]).toBeVisible();
  },
};
export const Profile: Story = {
  render: () => (
    <InPublic
      page={(language) => (
        <BrokerProfile alias="andina" locale={language} fetcher={async () => Response.json(aPublicProfile())} />
      )}
    />
  ),
  parameters: { ...visitor, start: '/andina' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: /Andina Asesores/ })).toBeVisible(),
};
