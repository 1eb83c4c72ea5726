import { checkIdentification } from '@corredor/core/identifications';
import { Text } from '@corredor/ui/Text';
import { TextField, type TextFieldProps } from '@corredor/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDebounced } from './useDebounced.ts';

type TaxFieldProps = Omit<TextFieldProps, 'value'> & {
  /** The country whose tax office gave the number. */
  countryId: string | null | undefined;
  value: string;
};

/** The tax number of a brokerage; warns where it does not look like one of its country, and refuses nothing. */
export function TaxField({ countryId, description, ...field }: TaxFieldProps) {
  const { t } = useTranslation(['pickers', 'common']);
  const value = useDebounced(field.value.trim(), 300);
  const check = useQuery({
    queryKey: ['tax number', countryId, value],
    queryFn: () => checkIdentification({ type: 'ruc', country_id: countryId, value }),
    enabled: value !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const problem = value === '' ? undefined : check.data?.problem;
  const doubt = problem && !field.errorMessage && (
    <Text as="span" size="sm" tone="caution">
      {problem.severity === 'warning' ? t('common:identificationWarning.check_digit') : t('taxDoubtful')}
    </Text>
  );
  return (
    <TextField maxLength={20} spellCheck="false" autoComplete="off" {...field} description={doubt || description} />
  );
}
