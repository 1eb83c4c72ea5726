import { ErrorState } from '@corredor/ui/ErrorState';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../../base/navigation/index.ts';
import type { RecordState } from './recordState.ts';

interface RecordFrameProps<Row> {
  state: RecordState<Row>;
  /** What to say where the record is gone; a sentence for every kind unless told. */
  missingTitle?: string;
  onRetry: () => void;
  children: (record: Row) => ReactNode;
}

/** One record, or what stands in its place while it is on its way, missing or refused. */
export function RecordFrame<Row>({ state, missingTitle, onRetry, children }: RecordFrameProps<Row>) {
  const { t } = useTranslation('frames');
  const { pathname } = useNavigation();
  // What it needs and is not there yet holds up its own place: a page that is hidden meanwhile loses the focus.
  if (state.status === 'ready') return <Suspense fallback={<RecordSkeleton />}>{children(state.record)}</Suspense>;
  if (state.status === 'loading') return <RecordSkeleton />;
  if (state.isMissing)
    return (
      <ErrorState
        title={missingTitle ?? t('record.missing')}
        text={t('record.missingText')}
        action={<LinkButton href={listOf(pathname)}>{t('record.toList')}</LinkButton>}
      />
    );
  return (
    <ErrorState
      title={t('record.failed')}
      text={state.message}
      reference={state.reference && t('list.reference', { id: state.reference })}
      onRetry={state.isForbidden ? undefined : onRetry}
    />
  );
}

/** The place of a record that is on its way. */
function RecordSkeleton() {
  return (
    <div aria-busy="true">
      <Stack gap="large">
        {['40%', '70%', '55%', '65%', '35%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  );
}

/** The list that a record's page belongs to; a record over its list is left by its own address. */
const listOf = (pathname: string) => pathname.replace(/\/[^/]+\/update$/, '');
