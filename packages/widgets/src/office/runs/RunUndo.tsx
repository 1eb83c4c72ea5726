import type { Run } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Link } from '@corredor/ui/Link';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { Ways } from './useGoOn.ts';

/** Takes back what a run did, which asks first; or names the run that takes it back, or that it takes back. */
export function RunUndo({ run, ways }: { run: Run; ways: Ways }) {
  const { t } = useTranslation(['runs', 'common']);
  const { date, today } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { undoes, undone_by, undo_until } = run;
  const title = t('undo.title', { title: run.title }).slice(0, 200);
  if (undone_by) return <Link href={paths.run(undone_by.id)}>{t('undo.undoneBy', { title: undone_by.name })}</Link>;
  if (undoes) return <Link href={paths.run(undoes.id)}>{t('undo.undoes', { title: undoes.name })}</Link>;
  if (undo_until === null || today() > undo_until || run.status === 'running') return null;
  return (
    <>
      <Button size="small" icon={Undo2} isDisabled={ways.progress !== null} onPress={() => setAsking(true)}>
        {t('undo.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="critical"
        title={t('undo.ask')}
        confirmLabel={t('undo.confirm')}
        cancelLabel={t('common:action.cancel')}
        onConfirm={() => {
          setAsking(false);
          ways.undo(title);
        }}
        onCancel={() => setAsking(false)}
      >
        {t(run.kind === 'payInstalment' ? 'undo.payments' : 'undo.users', { count: run.done, until: date(undo_until) })}
      </ConfirmDialog>
    </>
  );
}
