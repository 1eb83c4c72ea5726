import { countryName, countryOf } from '@corredor/core/countries';
import { checkPhone } from '@corredor/core/validation';
import { TextField, type TextFieldProps } from '@corredor/ui/TextField';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'onBlur'> & {
  /** The country that a number without a country code belongs to. */
  countryId: string | null | undefined;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
};

/** A phone number; one that is right is written internationally when the field is left. */
export function PhoneField({ countryId, onBlur, ...field }: PhoneFieldProps) {
  const { t } = useTranslation('frames');
  const { language } = useLanguage();
  const writeOut = async () => {
    onBlur?.();
    if (field.value.trim() === '') return;
    const phone = await checkPhone(field.value, countryOf(countryId)?.alpha2);
    // A number that has its country code already is left as it is, so that reading a form does not change it.
    const typed = field.value.replace(/[^\d+]/g, '');
    if (phone.isValid && phone.e164 !== typed) field.onChange(phone.international);
  };
  const help = countryId ? t('form.phoneHelp', { country: countryName(countryId, language) }) : undefined;
  return (
    <TextField
      autoComplete="off"
      inputMode="tel"
      maxLength={25}
      {...field}
      type="tel"
      description={field.description ?? help}
      onBlur={() => void writeOut()}
    />
  );
}

/** Says what is wrong with a phone number, if anything; an empty one is right. */
export function usePhoneRule() {
  const { t } = useTranslation('common');
  return async (value: string, countryId: string | null | undefined): Promise<string | undefined> => {
    if (value.trim() === '') return undefined;
    const phone = await checkPhone(value, countryOf(countryId)?.alpha2);
    return phone.isValid ? undefined : t('validation.phone');
  };
}
