import { Chip } from '@corredor/ui/Chip';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** An insurer whose tax number nobody has entered yet. */
export function NumberMissing() {
  const { t } = useTranslation('providers');
  return (
    <Chip icon={CircleAlert} tone="caution">
      {t('noNumber')}
    </Chip>
  );
}
