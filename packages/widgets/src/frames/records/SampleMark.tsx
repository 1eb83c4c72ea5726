import { type FixedKind, fixedInSample } from '@corredor/core/records';
import { Chip } from '@corredor/ui/Chip';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { FlaskConical } from 'lucide-react';
import { useCallback } from 'react';
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

/**
 * What a form says of a field that a sample keeps: nothing where it may change, else the sentence why it may not. What is still empty may be
 * filled in once.
 */
export function useSampleLock(kind: FixedKind, record: object | undefined) {
  const { t } = useTranslation('common');
  return useCallback(
    (field: string): string | undefined => {
      if (!record || !isSample(record)) return undefined;
      const fields: readonly string[] = fixedInSample[kind];
      const values: Record<string, unknown> = { ...record };
      return fields.includes(field) && values[field] !== null ? t('sampleFixed') : undefined;
    },
    [kind, record, t],
  );
}
