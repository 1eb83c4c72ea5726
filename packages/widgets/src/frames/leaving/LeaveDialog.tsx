import { Button } from '@corredor/ui/Button';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Dialog } from '@corredor/ui/Dialog';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What becomes of the draft where the form is left unsaved. */
export interface DraftLeaving {
  /** Answers why it is not kept, in words; null where it is. */
  keep: () => Promise<string | null>;
  discard: () => void;
}

interface LeaveDialogProps {
  isOpen: boolean;
  /** Where drafts are kept, what was typed can be kept as one. */
  draft?: DraftLeaving;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before unsaved input is lost, and offers to keep it. */
export function LeaveDialog({ draft, ...props }: LeaveDialogProps) {
  const { t } = useTranslation('frames');
  if (draft) return <KeepDialog {...props} draft={draft} />;
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      tone="critical"
      title={t('form.leaveTitle')}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      onConfirm={props.onLeave}
      onCancel={props.onStay}
    >
      {t('form.leaveText')}
    </ConfirmDialog>
  );
}

function KeepDialog({ isOpen, draft, onLeave, onStay }: LeaveDialogProps & { draft: DraftLeaving }) {
  const { t } = useTranslation('frames');
  const [isKeeping, setKeeping] = useState(false);
  const keep = async () => {
    setKeeping(true);
    const problem = await draft.keep();
    setKeeping(false);
    if (problem) return void toast.error(problem);
    toast.success(t('draft.kept'));
    onLeave();
  };
  const discard = () => {
    draft.discard();
    onLeave();
  };
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(open) => open || isKeeping || onStay()}
      isDismissable={!isKeeping}
      title={t('form.leaveTitle')}
      actions={
        <>
          <Button onPress={onStay} isDisabled={isKeeping}>
            {t('form.stay')}
          </Button>
          <Button tone="critical" onPress={discard} isDisabled={isKeeping}>
            {t('draft.leaveDiscard')}
          </Button>
          <Button tone="accent" onPress={() => void keep()} isPending={isKeeping} autoFocus>
            {t('draft.leaveKeep')}
          </Button>
        </>
      }
    >
      <Text>{t('draft.leaveText')}</Text>
    </Dialog>
  );
}
