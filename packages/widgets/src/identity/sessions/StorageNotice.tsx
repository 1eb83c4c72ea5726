import { Banner } from '@corredor/ui/Banner';
import { Text } from '@corredor/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that the browser keeps nothing, so that the session lasts as long as this tab; nothing where it does. */
export function StorageNotice() {
  const { t } = useTranslation('sessions');
  const [isKept] = useState(canKeep);
  if (isKept) return null;
  return (
    <Banner tone="caution" title={t('storage.title')}>
      <Text>{t('storage.text')}</Text>
    </Banner>
  );
}

function canKeep(): boolean {
  const probe = 'corredor.probe';
  try {
    localStorage.setItem(probe, 'x'.repeat(4_096));
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
