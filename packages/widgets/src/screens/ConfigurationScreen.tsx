import { lazy } from 'react';
import type { Brand } from '../base/brand/index.ts';
import { Configuration } from '../office/configuration/index.ts';
import { SubscriptionBanners } from '../shell/index.ts';

// A tab's room is fetched when it is opened.
const Security = lazy(async () => ({ default: (await import('./ConfigurationSecurity.tsx')).ConfigurationSecurity }));
const OwnPlans = lazy(async () => ({ default: (await import('./ConfigurationPlans.tsx')).ConfigurationPlans }));
const BillingHistory = lazy(async () => ({
  default: (await import('../subscription/billing/index.ts')).BillingHistory,
}));
const PublicPage = lazy(async () => ({ default: (await import('./ConfigurationPublicPage.tsx')).PublicPage }));

/** `/app/configuration` */
export function ConfigurationScreen({ brand }: { brand: Brand }) {
  return (
    <Configuration
      banner={<SubscriptionBanners />}
      contents={{
        security: <Security />,
        plans: <OwnPlans brand={brand} />,
        payments: <BillingHistory />,
        profile: <PublicPage />,
      }}
    />
  );
}
