import type { Run, RunKind } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { Ways } from './useGoOn.ts';

// Few runs are taken back.
const RunUndoDialog = lazy(() => import('./RunUndoDialog.tsx'));

/** What taking it back does, by the kind of run. */
const wordsOf: Partial<
  Record<RunKind, 'payments' | 'users' | 'lost' | 'moved' | 'assigned' | 'prepared' | 'tasks' | 'putOff'>
> = {
  payInstalment: 'payments',
  deactivateUser: 'users',
  loseRenewal: 'lost',
  moveRenewal: 'moved',
  assignRenewal: 'assigned',
  prepareRenewal: 'prepared',
  completeTask: 'tasks',
  cancelTask: 'tasks',
  snoozeTask: 'putOff',
};

/** Takes back what a run did, which asks first; or tells until when that was possible; or names the run that takes it back, or that it takes back. */
export function RunUndo({ run, ways }: { run: Run; ways: Ways }) {
  const { t } = useTranslation('runs');
  const { date, today } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { undoes, undone_by, undo_until } = run;
  const title = t('undo.title', { title: run.title }).slice(0, 200);
  if (undone_by) return <Link href={paths.run(undone_by.id)}>{t('undo.undoneBy', { title: undone_by.name })}</Link>;
  if (undoes) return <Link href={paths.run(undoes.id)}>{t('undo.undoes', { title: undoes.name })}</Link>;
  if (undo_until === null || run.status === 'running') return null;
  if (today() > undo_until) return <Text tone="muted">{t('undo.late', { until: date(undo_until) })}</Text>;
  return (
    <>
      <Button size="small" icon={Undo2} isDisabled={ways.progress !== null} onPress={() => setAsking(true)}>
        {t('undo.action')}
      </Button>
      <Suspense fallback={null}>
        {isAsking && (
          <RunUndoDialog
            run={run}
            text={t(`undo.${wordsOf[run.kind] ?? 'records'}`, { count: run.done, until: date(undo_until) })}
            onUndo={(givesUpEdited) => {
              setAsking(false);
              ways.undo(title, givesUpEdited ? { gives_up_edited: true } : undefined);
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
