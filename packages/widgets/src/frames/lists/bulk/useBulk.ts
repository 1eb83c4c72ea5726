import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BulkSetup, BulkVerb, RunOnRow } from './bulk.ts';

interface BulkOptions<Row> extends Omit<BulkSetup<Row>, 'verbs'> {
  /** What this list alone can do; the usual verbs follow. */
  verbs?: readonly BulkVerb<Row>[];
  /** Absent where the reader may not delete. */
  remove?: RunOnRow<Row>;
  /** What the server calls deleting one. */
  removalKind?: BulkVerb<Row>['kind'];
  /** Why a row cannot be deleted; null where it can. */
  keeps?: (row: Row) => string | null;
}

/** The usual things to do with many rows: delete them where the reader may, and export them. */
export function useBulk<Row>({ verbs = [], remove, removalKind, keeps, ...setup }: BulkOptions<Row>): BulkSetup<Row> {
  const { t } = useTranslation('frames');
  const removal: BulkVerb<Row>[] = remove
    ? [
        {
          id: 'delete',
          label: t('list.delete'),
          icon: Trash2,
          tone: 'critical',
          run: remove,
          kind: removalKind,
          question: (count, isAtLeast) => t('bulk.delete', { count, context: isAtLeast ? 'atLeast' : undefined }),
          refuses: keeps,
        },
      ]
    : [];
  return { ...setup, verbs: [...verbs, ...removal] };
}
