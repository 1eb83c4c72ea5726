import type { SampleBook } from '@corredor/core/api';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { RecordState } from '../../frames/records/index.ts';
import * as css from './FirstSteps.css.ts';

interface RemoveSampleViewProps {
  book: RecordState<SampleBook>;
  isRemoving: boolean;
  onConfirm: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** What goes with the sample book: how much of each kind, and by name what somebody changed or added. */
export function RemoveSampleView({ book, isRemoving, onConfirm, onRetry, onClose }: RemoveSampleViewProps) {
  const { t } = useTranslation('firstSteps');
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      isPending={isRemoving || book.status === 'loading'}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {book.status === 'loading' && <Skeleton shape="rows" height="9rem" />}
      {book.status === 'failed' && <ErrorState title={t('remove.failed')} text={book.message} onRetry={onRetry} />}
      {book.status === 'ready' &&
        (book.record.loaded_at ? <Going book={book.record} /> : <Text>{t('remove.none')}</Text>)}
    </ConfirmDialog>
  );
}

function Going({ book: { counts, touched, touched_count } }: { book: SampleBook }) {
  const { t } = useTranslation('firstSteps');
  const { number } = useFormats();
  const total = (count: number) => ({ count, total: number(count) });
  const more = touched_count - touched.length;
  return (
    <Stack>
      <Text>{t('remove.goes')}</Text>
      <ul className={css.counts}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ model, count }) => (
            <Text key={model} as="li">
              {t(`count.${model}`, total(count))}
            </Text>
          ))}
      </ul>
      {touched_count > 0 && (
        <>
          <Text weight="semibold">{t('remove.touched', total(touched_count))}</Text>
          {/* Whoever goes by keys scrolls it too. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <ul className={css.touched} tabIndex={0} aria-label={t('remove.touched', total(touched_count))}>
            {touched.map(({ model, id, name, change }) => (
              <li key={`${model} ${id}`}>
                <Text as="span">{name}</Text>{' '}
                <Text as="span" tone="muted">
                  {t(`change.${model}.${change}`)}
                </Text>
              </li>
            ))}
            {more > 0 && (
              <Text as="li" tone="muted">
                {t('remove.more', total(more))}
              </Text>
            )}
          </ul>
        </>
      )}
      <Text tone="muted">{t('remove.real')}</Text>
    </Stack>
  );
}
