import type { Plan, Quote } from '@corredor/core/api';
import { call, idempotencyKey, keyHeader } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { createCheckout } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vInvoiceFormInput } from '@corredor/core/schemas';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeParse } from 'valibot';
import { useClient, useSession } from '../../base/app/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { toRecordState } from '../../frames/records/index.ts';
import { ChangePlanView } from './ChangePlanView.tsx';
import { type BillingPeriod, lastInvoiceForm, quoteOf } from './checkout.queries.ts';

/** Asks before the plan is changed; a plan that costs nothing is changed to at once, another in the checkout. */
export function ChangePlan({ plan, period, onClose }: { plan: Plan; period: BillingPeriod; onClose: () => void }) {
  const { t } = useTranslation('common');
  const client = useClient();
  const queries = useQueryClient();
  const { reload } = useSession();
  const { go } = useNavigation();
  const quote = useQuery(quoteOf(client, plan.id, period));
  const invoiceForm = useQuery(lastInvoiceForm(client));
  const [key] = useState(idempotencyKey);
  const known = safeParse(vInvoiceFormInput, invoiceForm.data);
  const change = useMutation({
    mutationFn: (wanted: Quote) => {
      if (!known.success) throw new Error('The invoice is not known.');
      const { full_name, fiscal_id, email, phone, country_id, address } = known.output;
      return call(client, createCheckout, {
        header: keyHeader(key),
        body: {
          plan_id: plan.id,
          renewal_frequency: period,
          expected_from: wanted.from,
          expected_total: wanted.total,
          invoice: { full_name, fiscal_id, email, phone, country_id, address },
          card: null,
        },
      });
    },
    onSuccess: async () => {
      await reload().catch(() => {});
      await queries.invalidateQueries();
      toast.success(t('success.planChanged'));
      onClose();
    },
  });
  const isFree = Number(plan.monthly_price) === 0;
  const proceed = (wanted: Quote) => {
    // Who to invoice is asked in the checkout where it is not known.
    if (isFree && known.success) return change.mutate(wanted);
    onClose();
    go(paths.checkout({ plan: plan.name, period }));
  };
  return (
    <ChangePlanView
      plan={plan}
      quote={isFree && invoiceForm.isPending ? { status: 'loading' } : toRecordState(quote)}
      isChanging={change.isPending}
      failure={change.error ? toCallError(change.error).message : null}
      onRetry={() => void quote.refetch()}
      onConfirm={proceed}
      onCancel={onClose}
    />
  );
}
