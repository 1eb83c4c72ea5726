import type { DashboardPeriod, DashboardSummary } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Heading } from '@corredor/ui/Heading';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { CircleDollarSign, Plus, UserPlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { RecordState } from '../../frames/records/index.ts';
import { ChartsPart, PeriodChoice } from './ChartsPart.tsx';
import { DueCards } from './DueCards.tsx';
import { TotalCards } from './TotalCards.tsx';

interface DashboardViewProps {
  summary: RecordState<DashboardSummary>;
  /** Whom to greet. */
  name: string;
  canCreatePolicy: boolean;
  canCreateCustomer: boolean;
  canViewPayments: boolean;
  /** Whether there are charts for this reader. */
  canViewPolicies: boolean;
  period: DashboardPeriod;
  onPeriodChange: (period: DashboardPeriod) => void;
  onRetry: () => void;
}

/** What is due first, then what there is, and the usual next steps. */
export function DashboardView({ summary, name, canCreatePolicy, ...props }: DashboardViewProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { date, today } = useFormats();
  const data = summary.status === 'ready' ? summary.record : null;
  return (
    <Stack gap="large">
      <PageHeader
        title={name.trim() ? t('greeting', { name: name.trim().split(' ')[0] }) : t('greetingAlone')}
        context={date(data?.today ?? today())}
        primaryAction={
          canCreatePolicy && (
            <LinkButton href={paths.newPolicy()} tone="accent" icon={Plus}>
              {t('newPolicy')}
            </LinkButton>
          )
        }
      />
      {summary.status === 'failed' ? (
        <ErrorState title={t('failed')} text={summary.message} onRetry={props.onRetry} />
      ) : (
        <>
          <Part title={t('due.title')}>
            <DueCards summary={data} />
          </Part>
          <Part title={t('totals.title')}>
            <TotalCards totals={data?.totals ?? null} />
          </Part>
          {props.canViewPolicies && (
            <Part
              title={t('charts.title')}
              action={<PeriodChoice period={props.period} onChange={props.onPeriodChange} />}
            >
              <ChartsPart summary={data} />
            </Part>
          )}
        </>
      )}
      {(props.canCreateCustomer || props.canViewPayments) && (
        <Part title={t('next')}>
          <Inline gap="small">
            {props.canCreateCustomer && (
              <LinkButton href={paths.newCustomer()} icon={UserPlus}>
                {t('newCustomer')}
              </LinkButton>
            )}
            {props.canViewPayments && (
              <LinkButton href={paths.payments()} icon={CircleDollarSign}>
                {t('seePayments')}
              </LinkButton>
            )}
          </Inline>
        </Part>
      )}
    </Stack>
  );
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="small">
        <Spread>
          <Heading level={2} size="lg" id={id}>
            {title}
          </Heading>
          {action}
        </Spread>
        {children}
      </Stack>
    </section>
  );
}
