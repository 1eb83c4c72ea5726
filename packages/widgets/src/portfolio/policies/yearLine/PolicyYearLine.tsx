import type { Policy } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import { toCallError } from '@corredor/core/errors';
import { getPolicyYearLine } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { endsOn } from '@corredor/core/policies';
import { Button } from '@corredor/ui/Button';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Link } from '@corredor/ui/Link';
import { Popover } from '@corredor/ui/Popover';
import { Spinner } from '@corredor/ui/Spinner';
import { TermBar } from '@corredor/ui/TermBar';
import { useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { termToneOf } from '../parts/policyStatus.tsx';
import { NextInstalment } from './NextInstalment.tsx';
import { useYearLineWords } from './useYearLineWords.ts';
import { YearLineList } from './YearLineList.tsx';
import { countsOf, signOf, tickOf } from './yearLineMarks.ts';

interface PolicyYearLineProps {
  policy: Policy;
  /** Says what is to be collected next. */
  hasNext?: boolean;
  /** The instalment that the place is about. */
  paymentId?: number;
}

/** The term of a policy with all that lies on it: instalments, movements, today, and the term that follows. Draws nothing without a term. */
export function PolicyYearLine({ policy, hasNext = false, paymentId }: PolicyYearLineProps) {
  const { t } = useTranslation(['policies', 'common']);
  const { money, today } = useFormats();
  const words = useYearLineWords();
  const { start_date: start, currency } = policy;
  const end = endsOn(policy);
  const found = useQuery({
    ...queryOf(useClient(), getPolicyYearLine, { path: { policyId: policy.id } }),
    // A draft has neither instalments nor movements.
    enabled: policy.status !== 'draft',
  });
  const line = found.data;
  const note = useTermNote(policy);
  // What the policy says already holds the place of what is still on its way.
  const nextId = (policy.renewed_to ?? policy.next_draft)?.id;
  const hasInstalments = useCan('policy_app.view_payment') && policy.instalments_summary.count > 0;
  const hasMovements = useCan('policy_app.view_movement') && policy.movements_count > 0;
  if (!start || !end) return null;
  const ticks = (line?.instalments ?? []).map((instalment) => {
    const amount = money(instalment.amount, currency);
    const title = `${words.instalment(instalment)}: ${amount}, ${words.state(instalment.state)}`;
    return { ...tickOf(instalment.due_date, instalment.state, title), isCurrent: instalment.id === paymentId };
  });
  const flags = (line?.movements ?? []).map((movement) => ({
    on: movement.effective_date,
    sign: signOf(movement.total_delta),
    title: `${words.movement(movement)}: ${money(movement.total_delta, currency)}`,
  }));
  return (
    <TermBar
      label={t('field.term')}
      start={start}
      end={end}
      today={today()}
      tone={isUncovered(policy, today()) ? 'caution' : termToneOf(policy, today())}
      note={note}
      detail={
        hasNext &&
        hasInstalments &&
        policy.instalments_summary.paid < policy.instalments_summary.count && <NextInstalment policy={policy} />
      }
      ticks={hasInstalments ? ticks : undefined}
      flags={hasMovements ? flags : undefined}
      summary={line && words.summary(countsOf(line), line.next_term?.status ?? null)}
      next={
        nextId === undefined
          ? undefined
          : { label: <Link href={paths.policyRecord(nextId)}>{words.next(line?.next_term?.status)}</Link> }
      }
      action={
        (hasInstalments || hasMovements) && (
          <Popover
            title={t('line.title')}
            size="large"
            placement="bottom"
            trigger={
              <Button tone="quiet" size="small" icon={List}>
                {t('line.open')}
              </Button>
            }
          >
            {line && <YearLineList line={line} currency={currency} />}
            {!line &&
              (found.error ? (
                <ErrorState
                  title={t('line.failed')}
                  text={toCallError(found.error).message}
                  onRetry={() => void found.refetch()}
                />
              ) : (
                <Spinner />
              ))}
          </Popover>
        )
      }
    />
  );
}

/** Somebody may believe to be insured who is not. */
const isUncovered = ({ status, start_date, end_date }: Policy, today: string) =>
  status === 'draft' && start_date !== null && start_date <= today && end_date !== null && end_date >= today;

/** How many days a term still has, or what else is to be said of it. */
function useTermNote(policy: Policy): string {
  const { t } = useTranslation('policies');
  const now = useFormats().today();
  const { start_date: start, end_date, status } = policy;
  const end = endsOn(policy);
  if (!end) return '';
  // What is closed ahead of its end has no days left to count.
  if (status === 'closed') return end < now ? t('header.over', { count: daysBetween(end, now) }) : '';
  const ahead = start ? daysBetween(now, start) : 0;
  if (ahead > 0) return t('header.begins', { count: ahead });
  if (isUncovered(policy, now))
    return ahead === 0 ? t('header.uncoveredToday') : t('header.uncovered', { count: -ahead });
  const days = daysBetween(now, end);
  if (end !== end_date) return t('header.cancelled', { count: days });
  return days < 0 ? t('header.daysAgo', { count: -days }) : t('header.daysLeft', { count: days });
}
