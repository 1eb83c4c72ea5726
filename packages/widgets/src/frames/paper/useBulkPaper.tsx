import { unrepeated } from '@corredor/core/client';
import { unwritable } from '@corredor/core/paper';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { type BulkVerb, saveFile } from '../lists/index.ts';
import { BulkPaperDialogView } from './BulkPaperDialogView.tsx';
import { fetchPaper } from './fetchPaper.ts';
import { type NamedFile, zipOf } from './zipOf.ts';

/** Saves the documents of chosen policies as one ZIP; none where the reader may not see any. `namesOf` says what the list knows of a row's paper. */
export function useBulkPaper<Row extends { id: number }>(
  namesOf: (row: Row) => readonly (string | undefined)[],
): BulkVerb<Row>[] {
  const { t } = useTranslation('paper');
  const client = useClient();
  const { language, today } = useFormats();
  const rights = {
    policy: useCan('policy_app.view_policy'),
    payment_plan: useCan('policy_app.view_payment'),
  };
  const kinds = (['policy', 'payment_plan'] as const).filter((kind) => rights[kind]);
  if (kinds.length === 0) return [];
  return [
    {
      id: 'paper',
      label: t('bulk.verb'),
      icon: FileDown,
      reading: { stopped: t('bulk.stopped') },
      ask: ({ count, isAtLeast, rows, start, cancel }) => (
        <BulkPaperDialogView
          count={count}
          isAtLeast={isAtLeast}
          kinds={kinds}
          language={language}
          unwritable={unwritable((rows ?? []).flatMap(namesOf))}
          onClose={cancel}
          onSave={(wish) => {
            // Another attempt at those that failed adds to these.
            const files = new Map<number, NamedFile>();
            const fetchOne = async ({ id }: Row) => {
              files.set(id, await fetchPaper(client, id, wish, unrepeated(client)));
            };
            start(fetchOne, {
              finish: async () => saveFile(await zipOf([...files.values()]), `${t(`zip.${wish.kind}`)}-${today()}.zip`),
            });
          }}
        />
      ),
    },
  ];
}
