import { PasswordField } from '@corredor/ui/PasswordField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AroundNewPassword } from '../../base/passwords/index.ts';
import { StrengthHint } from './StrengthHint.tsx';

interface NewPasswordFieldsProps {
  label: string;
  /** Whose it will be. */
  around?: AroundNewPassword;
  errorOf: (name: 'password' | 'repeat') => string | undefined;
}

/** A new password, how strong it is, and the same once more. */
export function NewPasswordFields({ label, around, errorOf }: NewPasswordFieldsProps) {
  const { t } = useTranslation('access');
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        description={<StrengthHint password={password} around={around} isSaid={errorOf('password') !== undefined} />}
        errorMessage={errorOf('password')}
      />
      <PasswordField
        name="repeat"
        label={t('field.repeat')}
        autoComplete="new-password"
        errorMessage={errorOf('repeat')}
      />
    </>
  );
}
