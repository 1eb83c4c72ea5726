import type { ImportKept } from '@corredor/core/api';
import type { ImportKind } from '@corredor/core/imports';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useImportWords } from './useImportWords.ts';

const shown = 50;

/** The records that undoing left, each with why. */
export function KeptRecords({ kind, kept }: { kind: ImportKind; kept: readonly ImportKept[] }) {
  const { t } = useTranslation('imports');
  const { reasonOf } = useImportWords(kind);
  return (
    <Stack gap="small">
      <Text>{t('kept.title', { count: kept.length })}</Text>
      <DescriptionList
        items={kept.slice(0, shown).map((one) => ({
          term: t('kept.row', { row: one.number, name: one.record.name }),
          detail: reasonOf(one),
        }))}
      />
      {kept.length > shown && <Text tone="muted">{t('kept.more', { count: kept.length - shown })}</Text>}
    </Stack>
  );
}
