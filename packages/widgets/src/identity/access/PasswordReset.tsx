import { call } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { resetPassword } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import type { Brand } from '../../base/brand/index.ts';
import { MessageView } from './MessageView.tsx';
import { ResetView } from './ResetView.tsx';
import type { ResetValues } from './rules.ts';
import { useSubmit } from './useSubmit.ts';

interface PasswordResetProps {
  brand: Brand;
  token: string;
  /** The token can no longer be used. */
  onExpired: () => void;
}

/** Sets a new password; all sessions end and nobody is logged in by it. */
export function PasswordReset({ brand, token, onExpired }: PasswordResetProps) {
  const { t } = useTranslation('access');
  const client = useClient();
  const reset = useSubmit(async ({ password }: ResetValues) => {
    try {
      await call(client, resetPassword, { body: { token, password } });
    } catch (error) {
      const { code, fields } = toCallError(error);
      if (code === 'token_expired' || fields.token !== undefined) onExpired();
      throw error;
    }
  });
  if (reset.state.status === 'done')
    return (
      <MessageView
        brand={brand}
        tone="positive"
        title={t('reset.doneTitle')}
        text={t('reset.done')}
        next={{ label: t('login.submit'), href: paths.login() }}
      />
    );
  return <ResetView brand={brand} sending={reset} token={token} />;
}
