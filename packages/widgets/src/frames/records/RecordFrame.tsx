import { ErrorState } from '@corredor/ui/ErrorState';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../../base/navigation/index.ts';
import { RecordPageSkeleton } from './RecordPageSkeleton.tsx';
import type { RecordState } from './recordState.ts';

interface RecordFrameProps<Row> {
  state: RecordState<Row>;
  /** The record is the page: what went wrong is its title, and the way back is its list. */
  isPage?: boolean;
  /** The list that a page belongs to. */
  list?: { label: string; href: string };
  /** The page has a term in its head, and its content in tabs. */
  hasTabs?: boolean;
  /** What to say where the record is gone; a sentence for every kind unless told. */
  missingTitle?: string;
  onRetry: () => void;
  children: (record: Row) => ReactNode;
}

/** One record, or what stands in its place while it is on its way, missing or refused. */
export function RecordFrame<Row>({
  state,
  isPage = false,
  list,
  hasTabs,
  missingTitle,
  onRetry,
  children,
}: RecordFrameProps<Row>) {
  const { t } = useTranslation('frames');
  const { pathname } = useNavigation();
  // The record comes in the background: where its words are not there yet, the skeleton stays until they are. React would
  // hold a second fallback for 300 ms.
  const shown = useDeferredValue(state);
  const skeleton = isPage ? <RecordPageSkeleton list={list} hasTabs={hasTabs} /> : <RecordSkeleton />;
  const draw = () => {
    if (shown.status === 'ready') return children(shown.record);
    if (shown.status === 'loading') return skeleton;
    if (shown.isMissing)
      return (
        <ErrorState
          isPage={isPage}
          title={missingTitle ?? t('record.missing')}
          text={t('record.missingText')}
          action={
            <LinkButton href={list?.href ?? (isPage ? listOf(pathname) : pathname)}>{t('record.toList')}</LinkButton>
          }
        />
      );
    return (
      <ErrorState
        isPage={isPage}
        title={t('record.failed')}
        text={shown.message}
        reference={shown.reference && t('list.reference', { id: shown.reference })}
        onRetry={shown.isForbidden ? undefined : onRetry}
      />
    );
  };
  // What it needs later and is not there yet holds up its own place: a page that is hidden meanwhile loses the focus.
  return <Suspense fallback={skeleton}>{draw()}</Suspense>;
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

/** The list that a record's page belongs to. */
const listOf = (pathname: string) => pathname.replace(/\/[^/]+(\/update)?$/, '');
