import { Chip } from '@corredor/ui/Chip';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface SampleMarkProps {
  /** The record, of whatever kind; one that cannot be a sample has no such field. */
  of: object;
}

/** Says of a record of the sample book that it is one, and nothing of others. */
export function SampleMark({ of }: SampleMarkProps) {
  const { t } = useTranslation('common');
  return isSample(of) ? (
    <Chip tone="info" icon={FlaskConical}>
      {t('sample')}
    </Chip>
  ) : null;
}

/** Tells whether a record belongs to the sample book. */
export const isSample = (record: object): boolean => 'is_sample' in record && record.is_sample === true;
