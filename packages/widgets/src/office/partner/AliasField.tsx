import { TextField } from '@corredor/ui/TextField';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import type { PartnerValues } from './partnerValues.ts';
import { useAliasCheck } from './useAliasCheck.ts';

interface AliasFieldProps {
  control: Control<PartnerValues>;
  /** The alias that the brokerage has. */
  own: string;
}

/** The address of the public profile; says while one types whether it is free. */
export function AliasField({ control, own }: AliasFieldProps) {
  const { t } = useTranslation('partner');
  const alias = useWatch({ control, name: 'alias' });
  const check = useAliasCheck(alias, own);
  const isOther = alias.trim().toLowerCase() !== own;
  const address = `${globalThis.location.host}/${alias.trim().toLowerCase() || '…'}`;
  const words = [t('alias.help', { address }), isOther ? t('alias.moves', { own }) : '', check.help ?? ''];
  return (
    <Controller
      control={control}
      name="alias"
      render={(bound) => {
        const field = bindField(bound);
        return (
          <TextField
            label={t('field.alias')}
            isRequired
            maxLength={40}
            spellCheck="false"
            autoComplete="off"
            description={<span aria-live="polite">{words.filter(Boolean).join(' ')}</span>}
            {...field}
            errorMessage={field.errorMessage ?? check.problem}
          />
        );
      }}
    />
  );
}
