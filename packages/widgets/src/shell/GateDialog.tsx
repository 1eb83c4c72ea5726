import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Stack } from '@corredor/ui/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface GateDialogProps {
  title: string;
  text: string;
  /** The way on, where there is one. */
  action?: ReactNode;
  onLogout: () => void;
  isLeaving: boolean;
  children?: ReactNode;
}

/** A dialog that stands before the private area: why, what to do, and always the way out. */
export function GateDialog({ title, text, action, onLogout, isLeaving, children }: GateDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={title}
      description={text}
      actions={
        <>
          <Button onPress={onLogout} isPending={isLeaving}>
            {t('profile.logout')}
          </Button>
          {action}
        </>
      }
    >
      {children && <Stack>{children}</Stack>}
    </Dialog>
  );
}
