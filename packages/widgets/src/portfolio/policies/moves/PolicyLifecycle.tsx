import type { Policy, PolicyMissing } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import {
  type MoveObstacle,
  obstaclesTo,
  type PolicyCause,
  type PolicyStatus,
  policyTransitions,
  policyWays,
  policyWords,
} from '@corredor/core/policies';
import { Card } from '@corredor/ui/Card';
import { Disclosure } from '@corredor/ui/Disclosure';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { StateDiagram } from '@corredor/ui/StateDiagram';
import { Text } from '@corredor/ui/Text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { toneOf } from '../parts/policyStatus.tsx';
import { useRenewalEntry } from '../parts/useRenewalEntry.ts';
import { useNextInstalment } from '../yearLine/useNextInstalment.ts';
import { MissingList } from './MissingList.tsx';

const places: Record<PolicyStatus, { column: number; row: number }> = {
  draft: { column: 0, row: 0 },
  active: { column: 1, row: 0 },
  expired: { column: 2, row: 0 },
  closed: { column: 1, row: 1 },
};

interface PolicyLifecycleProps {
  policy: Policy;
  canChange: boolean;
  /** What enabling asks for, as its form is now; as it was saved unless told. */
  missing?: readonly PolicyMissing[];
}

/** What follows for a policy: what is to be collected, what becomes of its end, and what keeps it from going on, as the table of moves says. */
export function PolicyLifecycle({ policy: saved, canChange, missing = saved.missing }: PolicyLifecycleProps) {
  const policy = useMemo(() => ({ ...saved, missing: [...missing] }), [saved, missing]);
  const { t } = useTranslation(['policies', 'common']);
  const nameOf = (status: PolicyStatus) => t(`common:policyStatus.${status}`);
  const reasonOf = useReasons();
  const labels: Record<PolicyCause, string> = {
    activate: t('common:action.enable'),
    close: t('move.close'),
    renew: t('lifecycle.renew'),
    expire: t('lifecycle.termEnds'),
    succeed: t('lifecycle.renew'),
  };
  const moves = policyTransitions.map(({ action }) => ({
    action,
    obstacles: obstaclesTo(action, policy, canChange),
  }));
  const next = useWhatFollows(policy);
  return (
    <Card title={t('lifecycle.title')}>
      <Stack gap="small">
        <NextToCollect policy={saved} />
        {next === undefined && <Skeleton shape="rows" height="2.75rem" />}
        {next && <Text>{next}</Text>}
        {canChange && policy.status === 'draft' && (
          <MissingList policyId={policy.id} missing={missing} doubts={policy.doubts} />
        )}
        <Disclosure title={t('lifecycle.draw')}>
          <StateDiagram
            label={t('lifecycle.diagram')}
            nodes={policyWords.status.map((id) => ({ id, label: nameOf(id), tone: toneOf(id), ...places[id] }))}
            edges={policyWays.map(({ cause, from, to }) => {
              const obstacle = moves.find(({ action }) => action === (cause === 'succeed' ? 'renew' : cause))
                ?.obstacles[0];
              return { from, to, label: labels[cause], disabledReason: obstacle && reasonOf(obstacle) };
            })}
            closed={moves.flatMap(({ action, obstacles: [first] }) =>
              first?.code === 'wrong_state' ? [{ label: labels[action], reason: reasonOf(first) }] : [],
            )}
            current={policy.status}
            endText={t(policy.closed_reason === 'renewed' ? 'lifecycle.endRenewed' : 'lifecycle.endClosed')}
          />
        </Disclosure>
      </Stack>
    </Card>
  );
}

/** The instalment that is to be collected next, with its day; the head of the page collects it once that is near. */
function NextToCollect({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const { next, isPending } = useNextInstalment(policy);
  if (isPending) return <Skeleton shape="rows" height="2.75rem" />;
  if (!next) return null;
  const { isLate, ...words } = next;
  return (
    <div>
      <Text tone="strong" weight="semibold">
        {t('next.title', words)}
      </Text>
      <Text tone={isLate ? 'critical' : 'muted'}>{t('next.day', words)}</Text>
    </div>
  );
}

/** What becomes of a policy, in one sentence; null where it says nothing, undefined until it is known. */
function useWhatFollows(policy: Policy) {
  const { status, start_date, end_date, closed_reason, closes_as, closes_on } = policy;
  const { t } = useTranslation('policies');
  const { date, today } = useFormats();
  const entry = useRenewalEntry(policy);
  if (status === 'closed') return t(closed_reason === 'renewed' ? 'lifecycle.endRenewed' : 'lifecycle.endClosed');
  if (status === 'draft') return null;
  if (status === 'expired') return t('lifecycle.over', { date: date(end_date) });
  if (start_date && start_date > today()) return t('lifecycle.begins', { date: date(start_date) });
  if (closes_as === 'cancelled') return t('lifecycle.inForceCancelled', { date: date(closes_on) });
  if (closes_as === 'renewed') return t('lifecycle.inForceRenewed', { date: date(end_date) });
  if (closes_as === 'closed') return t('lifecycle.ends', { date: date(end_date) });
  if (!end_date) return null;
  if (entry === null) return t('lifecycle.ends', { date: date(end_date) });
  if (!entry) return undefined;
  if (entry > today()) return t('lifecycle.renewsFrom', { date: date(entry), count: daysBetween(entry, end_date) });
  const left = daysBetween(today(), end_date);
  return left > 0 ? t('lifecycle.renewsNow', { count: left }) : t('lifecycle.renewsToday');
}

/** Says in a few words why a move is not possible. */
function useReasons() {
  const { t } = useTranslation(['policies', 'common']);
  const { locale } = useFormats();
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (obstacle: MoveObstacle<string>): string => {
    if (obstacle.code === 'no_permission') return t('lifecycle.forbidden');
    if (obstacle.code === 'incomplete') return t('lifecycle.lacks', { count: obstacle.missing.length });
    const states = either.format(obstacle.from.map((status) => t(`common:policyStatus.${status}`)));
    return t('lifecycle.onlyFrom', { states });
  };
}
