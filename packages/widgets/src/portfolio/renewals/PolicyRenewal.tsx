import type { Policy } from '@corredor/core/api';
import { call, idempotencyKey, keyHeader } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { createRenewal, getSettings, listRenewals, loseRenewal } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { renewalEntry } from '@corredor/core/renewals';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Dialog } from '@corredor/ui/Dialog';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { GitCompareArrows, RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { RenewalRiskChip } from './RenewalRiskChip.tsx';
import { takeStep } from './renewalSteps.ts';
import { TermsComparison } from './TermsComparison.tsx';
import { useRenewalWords } from './useRenewalWords.ts';

/** The renewal of a policy on its page: its card, the way back where it is lost, its beginning by hand once its end is near, and what differs from term to term. */
export function PolicyRenewal({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['renewals', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { stageName } = useRenewalWords();
  const canChange = useCan('policy_app.change_renewal');
  const [isComparing, setComparing] = useState<'before' | 'after' | null>(null);
  const found = useQuery(queryOf(client, listRenewals, { query: { policy: policy.id, page_size: 1 } })).data;
  const card = found?.results[0];
  const settings = useQuery(queryOf(client, getSettings));
  const { today } = useFormats();
  const settled = {
    onSettled: () => refreshAfter(queries, loseRenewal),
    onError: (error: unknown) => toast.error(toCallError(error).message),
  };
  const beginning = useMutation({
    mutationFn: () =>
      call(client, createRenewal, { header: keyHeader(idempotencyKey()), body: { policy_id: policy.id } }),
    onSuccess: () => toast.success(t('done.begin')),
    ...settled,
  });
  const reopening = useMutation({
    mutationFn: () =>
      card ? takeStep(client, card, { action: 'reopen' }, keyHeader(idempotencyKey())) : Promise.reject(),
    onSuccess: () => toast.success(t('done.reopen')),
    ...settled,
  });
  if (!found || policy.status === 'draft') return null;
  // Before its time there is nothing to begin, unless it is renewed outright from its head.
  const { end_date: end, notification_limit_days: noticeDays } = policy;
  const hasCome =
    !settings.isPending &&
    end !== null &&
    renewalEntry(end, { noticeDays, windowDays: settings.data?.renewals.window_days }) <= today();
  const mayBegin =
    hasCome &&
    canChange &&
    !card &&
    policy.comes_up_for_renewal &&
    policy.closes_on === null &&
    ['active', 'expired'].includes(policy.status);
  const terms = {
    before: policy.renewed_from && { before: policy.renewed_from.id, after: policy.id },
    after: (policy.renewed_to ?? policy.next_draft) && {
      before: policy.id,
      after: (policy.renewed_to ?? policy.next_draft)?.id ?? 0,
    },
  };
  const mayReopen = canChange && card?.allowed_actions.includes('reopen');
  const hasActions = mayBegin || mayReopen || terms.before || terms.after;
  const compared = isComparing && terms[isComparing];
  if (!card && !mayBegin && !terms.before && !terms.after) return null;
  return (
    <Card title={t('ofPolicy.title')}>
      <Stack gap="small">
        {card && (
          <Inline gap="small">
            <Link href={paths.renewalDetail(card.id)}>{t('ofPolicy.card', { stage: stageName(card.stage) })}</Link>
            <RenewalRiskChip {...card} />
          </Inline>
        )}
        {(mayBegin || !policy.comes_up_for_renewal) && !card && (
          <Text tone="muted">{t(neverOf(policy) ?? 'ofPolicy.none')}</Text>
        )}
        {hasActions && (
          <Inline gap="small">
            {mayBegin && (
              <Button size="small" icon={RefreshCw} isPending={beginning.isPending} onPress={() => beginning.mutate()}>
                {t('ofPolicy.begin')}
              </Button>
            )}
            {mayReopen && (
              <Button size="small" icon={Undo2} isPending={reopening.isPending} onPress={() => reopening.mutate()}>
                {t('ofPolicy.reopen')}
              </Button>
            )}
            {(['before', 'after'] as const).map(
              (which) =>
                terms[which] && (
                  <Button key={which} size="small" icon={GitCompareArrows} onPress={() => setComparing(which)}>
                    {t(`ofPolicy.compare_${which}`)}
                  </Button>
                ),
            )}
          </Inline>
        )}
      </Stack>
      {compared && (
        <Dialog
          isOpen
          title={t('ofPolicy.difference')}
          onOpenChange={(isOpen) => isOpen || setComparing(null)}
          actions={<Button onPress={() => setComparing(null)}>{t('common:action.close')}</Button>}
        >
          <TermsComparison {...compared} currency={policy.currency} />
        </Dialog>
      )}
    </Card>
  );
}

/** Why a term does not come up for renewal: it is not renewed itself, or nothing of its branch is. Null for one that does. */
function neverOf({ renews, comes_up_for_renewal }: Policy) {
  if (comes_up_for_renewal) return null;
  return renews ? 'ofPolicy.neverOfBranch' : 'ofPolicy.never';
}
