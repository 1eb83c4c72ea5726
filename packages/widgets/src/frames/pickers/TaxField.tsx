import { checkFiscalId, checkIdentification, taxNumberName } from '@corredor/core/identifications';
import { Text } from '@corredor/ui/Text';
import { TextField, type TextFieldProps } from '@corredor/ui/TextField';
import { useDebounced } from '@corredor/ui/useDebounced';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';
import { askFor } from '../forms/index.ts';

type TaxFieldProps = Omit<TextFieldProps, 'value'> & {
  /** The country whose tax office gave the number. */
  countryId: string | null | undefined;
  value: string;
  /** A buyer may also be a person with an identity card. */
  isBuyer?: boolean;
};

/** A tax number; says what is doubtful or wrong while it is typed. */
export function TaxField({ countryId, isBuyer = false, description, ...field }: TaxFieldProps) {
  const { t } = useTranslation('common');
  const value = useDebounced(field.value.trim(), 300);
  const check = useQuery({
    queryKey: ['tax number', isBuyer, countryId, value],
    queryFn: () =>
      isBuyer
        ? checkFiscalId({ country_id: countryId, value })
        : checkIdentification({ type: 'ruc', country_id: countryId, value }),
    enabled: value !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const problem = value === '' ? undefined : check.data?.problem;
  const doubt = problem && !field.errorMessage && (
    <Text as="span" size="sm" tone="caution">
      {problem.severity === 'warning'
        ? t(`identificationWarning.${problem.code}`)
        : t(`validation.identification.${problem.code}`)}
    </Text>
  );
  return (
    <TextField maxLength={25} spellCheck="false" autoComplete="off" {...field} description={doubt || description} />
  );
}

/** The label of a tax number with what its country calls it. */
export function taxLabel(label: string, countryId: string | null | undefined): string {
  const name = taxNumberName(countryId);
  return name ? `${label} (${name})` : label;
}

interface TaxRule {
  /** A buyer may also be a person with an identity card. */
  isBuyer?: boolean;
  /** What its field is called: by its name in the document it would be chosen, and it is written. */
  label?: string;
}

/** Says what is wrong with the tax number of a company, or of a buyer; an empty one is asked for where its label is told. */
export function useTaxRule({ isBuyer = false, label }: TaxRule = {}) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  return useCallback(
    async (value: string, country_id: string | null | undefined): Promise<string | undefined> => {
      if (value.trim() === '') return label && askFor(label, 'write', language);
      const { problem } = isBuyer
        ? await checkFiscalId({ country_id, value })
        : await checkIdentification({ type: 'ruc', country_id, value });
      return problem?.severity === 'error' ? t(`validation.identification.${problem.code}`) : undefined;
    },
    [isBuyer, label, language, t],
  );
}
