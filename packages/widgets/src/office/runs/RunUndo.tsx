import type { Run, RunKind } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Checkbox } from '@corredor/ui/Checkbox';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { Ways } from './useGoOn.ts';

/** What taking it back does, by the kind of run. */
const wordsOf: Partial<Record<RunKind, 'payments' | 'users' | 'lost' | 'moved' | 'assigned' | 'prepared'>> = {
  payInstalment: 'payments',
  deactivateUser: 'users',
  loseRenewal: 'lost',
  moveRenewal: 'moved',
  assignRenewal: 'assigned',
  prepareRenewal: 'prepared',
};

/** Takes back what a run did, which asks first; or names the run that takes it back, or that it takes back. */
export function RunUndo({ run, ways }: { run: Run; ways: Ways }) {
  const { t } = useTranslation(['runs', 'common']);
  const { date, today } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const [givesUpEdited, setGivesUpEdited] = useState(false);
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
          ways.undo(title, givesUpEdited ? { gives_up_edited: true } : undefined);
        }}
        onCancel={() => setAsking(false)}
      >
        <Stack gap="small">
          <Text>{t(`undo.${wordsOf[run.kind] ?? 'records'}`, { count: run.done, until: date(undo_until) })}</Text>
          {run.kind === 'prepareRenewal' && (
            <Checkbox isSelected={givesUpEdited} onChange={setGivesUpEdited}>
              {t('undo.edited')}
            </Checkbox>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
