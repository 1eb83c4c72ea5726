import type { Import, ImportKept } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import type { ImportKind } from '@corredor/core/imports';
import { listImports } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Disclosure } from '@corredor/ui/Disclosure';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { KeptRecords } from './KeptRecords.tsx';
import { undoAll } from './undoAll.ts';

interface PastImportsProps {
  kind: ImportKind;
  policyId: number | null;
}

/** What was imported before, each with the way back. */
export function PastImports({ kind, policyId }: PastImportsProps) {
  const { t } = useTranslation(['imports', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { dateTime } = useFormats();
  const { data } = useQuery(
    queryOf(client, listImports, { query: { kind, page_size: 10, policy: policyId ?? undefined } }),
  );
  const [asked, setAsked] = useState<Import | null>(null);
  const [kept, setKept] = useState<readonly ImportKept[]>([]);
  const undoing = useMutation({
    mutationFn: (one: Import) => undoAll(client, one.id),
    onSuccess: (answer) => {
      setKept(answer.kept);
      toast.success(t(answer.kept.length > 0 ? 'report.partlyUndone' : 'report.undone'));
      void queries.invalidateQueries();
    },
    onError: (error) => toast.error(toCallError(error).message),
    onSettled: () => setAsked(null),
  });
  if (!data || data.count === 0) return null;
  return (
    <Disclosure title={t('past.title', { count: data.count })}>
      <Stack gap="small">
        {kept.length > 0 && <KeptRecords kind={kind} kept={kept} />}
        {data.results.map((one) => (
          <Spread key={one.id}>
            <Stack gap="xxsmall">
              <Text>{one.file_name}</Text>
              <Text tone="muted">
                {[
                  dateTime(one.created_at),
                  one.created_by?.name,
                  t('past.counts', counted(one)),
                  one.identical_count > 0 && t('past.there', { count: one.identical_count }),
                  t(`past.${one.status}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
            {one.status !== 'undone' && one.created_count + one.linked_count > 0 && (
              <Button size="small" onPress={() => setAsked(one)}>
                {t('past.undo')}
              </Button>
            )}
          </Spread>
        ))}
      </Stack>
      <ConfirmDialog
        isOpen={asked !== null}
        tone="critical"
        title={t('past.askTitle')}
        confirmLabel={t('report.undo')}
        cancelLabel={t('common:action.cancel')}
        isPending={undoing.isPending}
        onConfirm={() => asked && undoing.mutate(asked)}
        onCancel={() => setAsked(null)}
      >
        {t('past.askText', { file: asked?.file_name ?? '' })}
      </ConfirmDialog>
    </Disclosure>
  );
}
const counted = ({ created_count, linked_count, left_out_count }: Import) => ({
  made: created_count + linked_count,
  left: left_out_count,
});
