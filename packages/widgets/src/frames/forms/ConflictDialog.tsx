import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import * as styles from './ConflictDialog.css.ts';

export interface ConflictField {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}
interface ConflictDialogProps {
  fields: ConflictField[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Shows both versions of a record that two people changed, and lets the reader choose; closing keeps the input as it is. */
export function ConflictDialog({ fields, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('frames');
  const different = fields.filter((field) => field.mine !== field.theirs);
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('conflict.title')}
      description={t('conflict.text')}
      actions={
        <>
          <Button onPress={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
          <Button tone="accent" onPress={onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      {different.length === 0 ? (
        <Text>{t('conflict.same')}</Text>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {different.map(({ name, label, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{mine || '—'}</td>
                <td>{theirs || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
