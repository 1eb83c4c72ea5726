import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';

interface LogoutDialogProps {
  onLogout: () => void;
  onStay: () => void;
}

/** Asks before a logout loses what is being written, because it could not be kept as a draft. */
export function LogoutDialog({ onLogout, onStay }: LogoutDialogProps) {
  const { t } = useTranslation('frames');
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('logout.title')}
      confirmLabel={t('logout.leave')}
      cancelLabel={t('logout.stay')}
      onConfirm={onLogout}
      onCancel={onStay}
    >
      {t('logout.text')}
    </ConfirmDialog>
  );
}
