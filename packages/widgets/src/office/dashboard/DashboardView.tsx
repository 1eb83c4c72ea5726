import type { DashboardSummary } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { ErrorState } from '@corredor/ui/ErrorState';
import { LinkButton } from '@corredor/ui/LinkButton';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Stack } from '@corredor/ui/Stack';
import { Plus, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { RecordState } from '../../frames/records/index.ts';
import { DueCards } from './DueCards.tsx';
import { LoadedSampleProvider } from './useOwnRows.ts';

interface DashboardViewProps {
  summary: RecordState<DashboardSummary>;
  /** Whom to greet. */
  name: string;
  canCreatePolicy: boolean;
  canCreateCustomer: boolean;
  onRetry: () => void;
  /** What stands above everything while a brokerage is young or tries out a sample. */
  start?: (summary: DashboardSummary) => ReactNode;
  /** The blocks below what is due, each of which asks for itself. */
  children: ReactNode;
}

/** Today: whom the page greets, what waits, and below it the other blocks. */
export function DashboardView({ summary, name, canCreatePolicy, canCreateCustomer, ...props }: DashboardViewProps) {
  const { t } = useTranslation('dashboard');
  const { date, today } = useFormats();
  const data = summary.status === 'ready' ? summary.record : null;
  const steps = data?.first_steps;
  // Zeros tell nobody anything: whoever has no policy yet sees what to do instead, unless that was put away.
  const isGuided = props.start && steps && !steps.is_put_away;
  const isBare = isGuided && !steps.has_policies;
  return (
    <Stack gap="large">
      <PageHeader
        title={name.trim() ? t('greeting', { name: name.trim().split(' ')[0] }) : t('greetingAlone')}
        context={date(data?.today ?? today())}
        primaryAction={
          canCreatePolicy && (
            // Beside first steps, the next of them is the main one.
            <LinkButton href={paths.newPolicy()} tone={isGuided ? 'neutral' : 'accent'} icon={Plus}>
              {t('newPolicy')}
            </LinkButton>
          )
        }
        secondaryActions={
          canCreateCustomer && (
            <LinkButton href={paths.newCustomer()} icon={UserPlus}>
              {t('newCustomer')}
            </LinkButton>
          )
        }
      />
      {data && (data.has_sample || steps) && props.start?.(data)}
      {!isBare && (
        <LoadedSampleProvider value={summary.status === 'loading' ? undefined : data?.has_sample === true}>
          <Stack gap="medium">
            <section aria-label={t('due.title')}>
              {summary.status === 'failed' ? (
                <Card>
                  <ErrorState title={t('block.failed')} text={summary.message} onRetry={props.onRetry} />
                </Card>
              ) : (
                <DueCards summary={data} />
              )}
            </section>
            {props.children}
          </Stack>
        </LoadedSampleProvider>
      )}
    </Stack>
  );
}
