import { call } from '@corredor/core/client';
import { changePassword } from '@corredor/core/operations';
import { Card } from '@corredor/ui/Card';
import { PasswordField } from '@corredor/ui/PasswordField';
import { toast } from '@corredor/ui/Toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useSession } from '../../base/app/index.ts';
import { AccessForm } from './AccessForm.tsx';
import * as css from './ChangePassword.css.ts';
import { checkChange } from './passwordRules.ts';
import { type ChangeValues, changeFields } from './rules.ts';
import { StrengthHint } from './StrengthHint.tsx';
import { useSubmit } from './useSubmit.ts';

/** Changes the signed-in user's password; this session goes on, all others end. What is typed is kept nowhere. */
export function ChangePassword({ onChanged }: { onChanged?: () => void }) {
  const { t } = useTranslation(['access', 'common']);
  const client = useClient();
  const { record, send } = useSession();
  const [round, setRound] = useState(0);
  const { state, submit } = useSubmit(async ({ current_password, new_password }: ChangeValues) => {
    const body = { current_password, new_password };
    const { token, refresh } = await call(client, changePassword, { body });
    send({ type: 'session.replace', record: { token, refresh } });
    toast.success(t('common:success.passwordChanged'));
    setRound((count) => count + 1);
    onChanged?.();
  });
  return (
    <Card title={t('change.title')} description={t('change.text')}>
      <div className={css.fields}>
        <AccessForm
          key={round}
          names={changeFields}
          check={(values) => checkChange(values, record.userEmail)}
          state={state}
          onSubmit={submit}
          submitLabel={t('change.submit')}
          isPart
        >
          {(errorOf) => <ChangeFields errorOf={errorOf} />}
        </AccessForm>
      </div>
    </Card>
  );
}

function ChangeFields({ errorOf }: { errorOf: (name: keyof ChangeValues) => string | undefined }) {
  const { t } = useTranslation('access');
  const [password, setPassword] = useState('');
  const { partner } = useSession();
  // The server knows whose it is; here it is told at once that the brokerage's name is no secret.
  const around = { words: partner ? [partner.name] : [] };
  return (
    <>
      <PasswordField
        name="current_password"
        label={t('change.current')}
        autoComplete="current-password"
        errorMessage={errorOf('current_password')}
      />
      <PasswordField
        name="new_password"
        label={t('field.newPassword')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        description={
          <StrengthHint password={password} around={around} isSaid={errorOf('new_password') !== undefined} />
        }
        errorMessage={errorOf('new_password')}
      />
      <PasswordField
        name="repeat"
        label={t('change.repeat')}
        autoComplete="new-password"
        errorMessage={errorOf('repeat')}
      />
    </>
  );
}
