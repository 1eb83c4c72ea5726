import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';

interface InactivityDialogProps {
  secondsLeft: number;
  /** Somebody moved: nothing is counted down any more. */
  isBack: boolean;
  /** Something is being written, which is kept as a draft. */
  isWriting: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Warns that the session ends soon, and counts down; what is read aloud changes every half a minute only. */
export function InactivityDialog({ secondsLeft, isBack, isWriting, onStay, onLeave }: InactivityDialogProps) {
  const { t } = useTranslation('inactivity');
  const said = secondsLeft <= 10 ? 10 : Math.ceil(secondsLeft / 30) * 30;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      onOpenChange={(isOpen) => isOpen || onStay()}
      title={t('title')}
      actions={
        <>
          <Button onPress={onLeave}>{t('leave')}</Button>
          <Button tone="accent" onPress={onStay} autoFocus>
            {t('stay')}
          </Button>
        </>
      }
    >
      <Stack gap="small">
        <Text>{t('text')}</Text>
        {isWriting && <Text>{t('draft')}</Text>}
        {isBack ? (
          <Text tone="strong">{t('back')}</Text>
        ) : (
          <div aria-hidden>
            <Text tone="strong">{t('left', { time: clockOf(secondsLeft) })}</Text>
          </div>
        )}
        <VisuallyHidden>
          <span role="timer" aria-live="polite">
            {isBack ? t('back') : t('said', { count: said })}
          </span>
        </VisuallyHidden>
      </Stack>
    </Dialog>
  );
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
