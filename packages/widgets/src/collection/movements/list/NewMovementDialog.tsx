import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../../../base/navigation/index.ts';
import { PolicyPicker } from '../../../frames/policyPicker/index.ts';

/** Asks which policy a new movement changes, and leads to its page; from there one comes back to the list as it was. */
export default function NewMovementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['movements', 'common']);
  const { go, pathname, search } = useNavigation();
  const [policyId, setPolicyId] = useState<number | null>(null);
  const [hasTried, setTried] = useState(false);
  const goOn = () => {
    setTried(true);
    if (policyId === null) return;
    onClose();
    go(paths.newMovement(policyId, { from: pathname + search }));
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={t('new.title')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('common:action.cancel')}</Button>
          <Button tone="accent" onPress={goOn}>
            {t('common:action.continue')}
          </Button>
        </>
      }
    >
      <Stack gap="small">
        <Text>{t('list.createText')}</Text>
        <PolicyPicker
          label={t('field.policy')}
          status="active"
          isRequired
          value={policyId}
          onChange={setPolicyId}
          errorMessage={hasTried && policyId === null ? t('common:validation.required') : undefined}
        />
      </Stack>
    </Dialog>
  );
}
