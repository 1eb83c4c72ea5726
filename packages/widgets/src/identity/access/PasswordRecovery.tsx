import { call } from '@corredor/core/client';
import { recoverPassword } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import type { Brand } from '../../base/brand/index.ts';
import { EmailView } from './EmailView.tsx';
import { MessageView } from './MessageView.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { useSubmit } from './useSubmit.ts';

interface PasswordRecoveryProps {
  brand: Brand;
  /** Of the mail; with it, a new password is chosen. */
  token?: string;
}

/** Asks for a recovery mail, or chooses a new password with the token of one. */
export function PasswordRecovery({ brand, token }: PasswordRecoveryProps) {
  const { t } = useTranslation('access');
  const client = useClient();
  const [sentTo, setSentTo] = useState('');
  const [hasExpired, setExpired] = useState(false);
  const recover = useSubmit(async (email: string) => {
    await call(client, recoverPassword, { body: { email } });
    setSentTo(email);
  });

  if (token && !hasExpired) return <PasswordReset brand={brand} token={token} onExpired={() => setExpired(true)} />;
  if (sentTo !== '')
    return (
      <MessageView
        brand={brand}
        tone="info"
        title={t('recovery.sentTitle')}
        text={t('recovery.sent', { email: sentTo })}
        next={{ label: t('recovery.backToLogin'), href: paths.login() }}
      >
        <Button tone="quiet" isFullWidth onPress={() => setSentTo('')}>
          {t('recovery.again')}
        </Button>
      </MessageView>
    );
  return (
    <EmailView
      brand={brand}
      title={hasExpired ? t('reset.expiredTitle') : t('recovery.title')}
      context={hasExpired ? t('reset.expired') : t('recovery.context')}
      submitLabel={t('recovery.submit')}
      sending={recover}
    />
  );
}
