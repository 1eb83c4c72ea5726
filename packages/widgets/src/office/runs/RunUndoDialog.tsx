import type { Run, RunUndoLine } from '@corredor/core/api';
import { previewRunUndo } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Dialog } from '@corredor/ui/Dialog';
import { Divider } from '@corredor/ui/Divider';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Pagination } from '@corredor/ui/Pagination';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { pageOf } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { RelatedRow } from '../../frames/related/index.ts';
import { RunUndoChip } from './runStatus.tsx';

const pageSize = 10;

interface RunUndoDialogProps {
  run: Run;
  /** What taking it back does, in a sentence. */
  text: string;
  onUndo: (givesUpEdited: boolean) => void;
  onClose: () => void;
}

/** Asks before a run is taken back: which of its records go back, and which stay and why. */
export default function RunUndoDialog({ run, text, onUndo, onClose }: RunUndoDialogProps) {
  const { t } = useTranslation(['runs', 'common']);
  const [page, setPage] = useState(1);
  const [givesUpEdited, setGivesUpEdited] = useState(false);
  const query = { page, page_size: pageSize, gives_up_edited: givesUpEdited || undefined };
  const found = useQuery({
    ...pageOf(useClient(), previewRunUndo, { path: { runId: run.id }, query }),
    staleTime: 0,
  });
  const list = toListState<RunUndoLine>(found);
  const rows = list.status === 'ready' ? list.rows : [];
  const total = list.status === 'ready' ? list.total : 0;
  const isNothing = total <= rows.length && rows.every(({ outcome }) => outcome === 'stays');
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('undo.ask')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={
        <>
          <Button onPress={onClose} autoFocus>
            {t('common:action.cancel')}
          </Button>
          <Button
            tone="critical"
            isDisabled={list.status !== 'ready' || isNothing}
            onPress={() => onUndo(givesUpEdited)}
          >
            {t('undo.confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{text}</Text>
        {run.kind === 'prepareRenewal' && (
          <Checkbox isSelected={givesUpEdited} onChange={setGivesUpEdited}>
            {t('undo.edited')}
          </Checkbox>
        )}
        {list.status === 'loading' && <Skeleton shape="rows" height="12rem" />}
        {list.status === 'failed' && (
          <ErrorState
            title={t('undo.failed')}
            text={list.message}
            onRetry={list.isForbidden ? undefined : () => void found.refetch()}
          />
        )}
        {list.status === 'ready' && isNothing && <Text tone="critical">{t('undo.nothing')}</Text>}
        {rows.length > 0 && (
          <section aria-label={t('undo.list')}>
            <Stack gap="small">
              {rows.map(({ id, about, outcome, detail }, at) => (
                <Fragment key={id}>
                  {at > 0 && <Divider />}
                  <RelatedRow
                    name={<Text weight="medium">{about.label}</Text>}
                    mark={<RunUndoChip outcome={outcome} />}
                    note={detail}
                  />
                </Fragment>
              ))}
            </Stack>
          </section>
        )}
        {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />}
      </Stack>
    </Dialog>
  );
}
