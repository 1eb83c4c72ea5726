import { Chip } from '@corredor/ui/Chip';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface SampleMarkProps {
  /** The record, of whatever kind; one that cannot be a sample has no such field. */
  of: object;
  /** Draws the sign alone, where a column has no room for its word; it is still read aloud. */
  isShort?: boolean;
}

/** Says of a record of the sample book that it is one, and nothing of others. */
export function SampleMark({ of, isShort = false }: SampleMarkProps) {
  const { t } = useTranslation('common');
  return isSample(of) ? (
    <Chip tone="info" icon={FlaskConical}>
      {isShort ? <VisuallyHidden>{t('sample')}</VisuallyHidden> : t('sample')}
    </Chip>
  ) : null;
}

/** Tells whether a record belongs to the sample book. */
export const isSample = (record: object): boolean => 'is_sample' in record && record.is_sample === true;
