import type { PolicyDoubt, PolicyMissing } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { useTranslation } from 'react-i18next';
import { MissingList } from './MissingList.tsx';

interface MissingDialogProps {
  policy: { id: number; number: string | null };
  missing: readonly PolicyMissing[];
  doubts?: readonly PolicyDoubt[];
  onClose: () => void;
}

/** Why a draft cannot be enabled yet, told before anything is tried: what is missing, with the ways to it. */
export function MissingDialog({ policy, missing, doubts, onClose }: MissingDialogProps) {
  const { t } = useTranslation(['policies', 'common']);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={policy.number ? t('move.enableTitle', { number: policy.number }) : t('move.enableUnnumbered')}
      actions={<Button onPress={onClose}>{t('common:action.close')}</Button>}
    >
      <MissingList policyId={policy.id} missing={missing} doubts={doubts} onFollow={onClose} />
    </Dialog>
  );
}
