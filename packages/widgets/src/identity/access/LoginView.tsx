import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { Link } from '@corredor/ui/Link';
import { PasswordField } from '@corredor/ui/PasswordField';
import { Text } from '@corredor/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../../base/brand/index.ts';
import { AccessForm } from './AccessForm.tsx';
import { AccessFrame } from './AccessFrame.tsx';
import { EmailField } from './EmailField.tsx';
import { ResendNote } from './ResendNote.tsx';
import { checkLogin, type LoginValues, loginFields } from './rules.ts';
import type { Sending } from './useSubmit.ts';

interface LoginViewProps {
  brand: Brand;
  sending: Sending<LoginValues>;
  /** Asks for another confirmation mail. */
  resend: Sending<string>;
  /** Why the reader has to log in again. */
  notice?: 'expired' | 'elsewhere' | 'idle';
  /** Something was being written, and is kept. */
  isDraftKept?: boolean;
}

/** The form to log in, with what to do when the account waits for its confirmation. */
export function LoginView({ brand, sending: { state, submit }, resend, notice, isDraftKept }: LoginViewProps) {
  const { t } = useTranslation('access');
  const [email, setEmail] = useState('');
  const failed = state.status === 'failed' ? state.error : undefined;
  const hint = failed?.code === 'not_confirmed' && (
    <ResendNote title={t('login.notConfirmed')} text={failed.message} email={email} resend={resend} />
  );
  const reason = notice && !failed && (
    <Banner title={t(`login.${notice}Title`)}>
      {t(notice === 'idle' && isDraftKept ? 'login.idleKept' : `login.${notice}`)}
    </Banner>
  );
  return (
    <AccessFrame
      brand={brand}
      title={t('login.title')}
      context={t('login.context')}
      footer={
        <Text>
          {t('login.noAccount')} <Link href={paths.register()}>{t('login.register')}</Link>
        </Text>
      }
    >
      <AccessForm
        names={loginFields}
        check={checkLogin}
        state={state}
        onSubmit={(values) => {
          setEmail(values.email.trim());
          submit({ ...values, email: values.email.trim() });
        }}
        submitLabel={t('login.submit')}
        notice={hint || reason || undefined}
      >
        {(errorOf) => (
          <>
            <EmailField errorMessage={errorOf('email')} />
            <PasswordField
              name="password"
              label={t('field.password')}
              autoComplete="current-password"
              errorMessage={errorOf('password')}
              labelEnd={
                <Text as="span" size="sm">
                  <Link href={paths.passwordRecovery()}>{t('login.forgot')}</Link>
                </Text>
              }
            />
          </>
        )}
      </AccessForm>
    </AccessFrame>
  );
}
