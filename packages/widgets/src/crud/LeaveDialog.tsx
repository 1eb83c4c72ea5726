import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';

interface LeaveDialogProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before unsaved input is lost. */
export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation('crud');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="critical"
      title={t('form.leaveTitle')}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('form.leaveText')}
    </ConfirmDialog>
  );
}
