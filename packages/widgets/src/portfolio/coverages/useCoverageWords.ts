import type { Coverage, CoverageType } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import type { ConflictField } from '../../frames/forms/index.ts';
import { type CoverageValues, toCoverageValues } from './coverageValues.ts';

/** Names the fields of a coverage, and writes their values for a comparison. */
export function useCoverageWords() {
  const { t } = useTranslation(['coverages', 'common']);
  const labels: Record<string, string> = {
    name: t('form.name'),
    coverage_type: t('form.type'),
    branch_id: t('form.branch'),
    description: t('form.description'),
  };
  const typeOf = (type: CoverageType) => t(`common:coverageType.${type}`);
  const compare = (mine: CoverageValues, theirs: Coverage): ConflictField[] => {
    const other = toCoverageValues(theirs);
    return [
      { name: 'name', label: t('form.name'), mine: mine.name, theirs: other.name },
      {
        name: 'coverage_type',
        label: t('form.type'),
        mine: typeOf(mine.coverage_type),
        theirs: typeOf(other.coverage_type),
      },
      { name: 'description', label: t('form.description'), mine: mine.description, theirs: other.description },
    ];
  };
  return { labelOf: (name: string) => labels[name], compare };
}
