import { toCallError } from '@corredor/core/errors';
import { getGateway, listPlans } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Skeleton } from '@corredor/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useSession } from '../../base/app/index.ts';
import type { Brand } from '../../base/brand/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { CheckoutProcess } from './CheckoutProcess.tsx';
import { type BillingPeriod, lastInvoiceForm, quoteOf } from './checkout.queries.ts';

export interface CheckoutProps {
  brand: Brand;
  /** Name of the plan, as it stands in the address. */
  plan: string | undefined;
  period: BillingPeriod;
  /** Downloads an invoice. */
  invoiceAction: (invoiceId: number) => ReactNode;
}

/** Buys a plan: reads what it costs and whom to invoice, then goes through the steps. */
export function Checkout({ brand, plan, period, invoiceAction }: CheckoutProps) {
  const { t } = useTranslation('checkout');
  const client = useClient();
  const canBuy = useCan('core_app.change_partner');
  const plans = useQuery(
    queryOf(client, listPlans, { query: { country_id: useSession().record.country_id ?? undefined } }),
  );
  const planId = plans.data?.results.find(({ name }) => name === plan)?.id;
  const quote = useQuery({ ...quoteOf(client, planId ?? 0, period), enabled: canBuy && planId !== undefined });
  const invoiceForm = useQuery({ ...lastInvoiceForm(client), enabled: canBuy });
  const gateway = useQuery({ ...queryOf(client, getGateway), enabled: canBuy });
  const page = (children: ReactNode) => (
    <CheckoutFrame brand={brand} title={t('title')}>
      {children}
    </CheckoutFrame>
  );
  const toPlans = <LinkButton href={paths.plans()}>{t('frame.back')}</LinkButton>;
  if (!canBuy) return page(<EmptyState drawing="list" title={t('who.title')} text={t('who.text')} action={toPlans} />);
  if (plans.data && planId === undefined)
    return page(<EmptyState drawing="list" title={t('noPlan.title')} text={t('noPlan.text')} action={toPlans} />);
  const needed = [plans, quote, invoiceForm, gateway];
  const failed = needed.find(({ error }) => error);
  if (failed)
    return page(
      <ErrorState
        title={t('failed')}
        text={toCallError(failed.error).message}
        onRetry={() => {
          for (const query of needed) if (query.error) void query.refetch();
        }}
      />,
    );
  if (!quote.data || !invoiceForm.data || !gateway.data) return page(<Skeleton shape="rows" height="32rem" />);
  return (
    <CheckoutProcess
      key={`${plan} ${period}`}
      brand={brand}
      invoiceAction={invoiceAction}
      quote={quote.data}
      invoiceForm={invoiceForm.data}
      gateway={gateway.data}
      refetchQuote={quote.refetch}
    />
  );
}
