import { getSettings } from '@corredor/core/operations';
import { Checkbox } from '@corredor/ui/Checkbox';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

interface RenewalDepreciationProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** Whether the vehicles of a next term are insured for less, by the table of the settings; who has none is told so. */
export function RenewalDepreciation({ isSelected, onChange }: RenewalDepreciationProps) {
  const { t } = useTranslation('renewals');
  const lines = useQuery(queryOf(useClient(), getSettings)).data?.renewals.depreciation;
  const isMissing = lines?.length === 0;
  return (
    <Checkbox
      isSelected={isSelected}
      isDisabled={!lines || isMissing}
      description={t(isMissing ? 'depreciation.missing' : 'depreciation.help')}
      onChange={onChange}
    >
      {t('depreciation.label')}
    </Checkbox>
  );
}
