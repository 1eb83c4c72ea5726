import { TextField } from '@corredor/ui/TextField';
import { useTranslation } from 'react-i18next';

interface EmailFieldProps {
  errorMessage?: string;
  defaultValue?: string;
  onChange?: (email: string) => void;
}

/** The address that is also the user's name. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation('access');
  return (
    <TextField
      {...props}
      name="email"
      type="email"
      label={t('field.email')}
      autoComplete="username"
      inputMode="email"
      spellCheck="false"
    />
  );
}
