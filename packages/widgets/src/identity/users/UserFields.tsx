import { passwordStrength } from '@corredor/core/validation';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { PasswordField } from '@corredor/ui/PasswordField';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Switch } from '@corredor/ui/Switch';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../base/app/index.ts';
import { useNewPasswordProblem } from '../../base/passwords/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import { RoleSelect } from '../../frames/pickers/index.ts';
import type { UserValues } from './userValues.ts';

interface UserFieldsProps {
  control: Control<UserValues>;
  /** The e-mail is the user's name and stays. */
  isKnown: boolean;
  /** The own password is changed elsewhere, with the current one. */
  isOwn: boolean;
  /** The role of the last administrator stays. */
  isLastAdministrator: boolean;
}

/** The fields of a user, new or known, in titled groups. */
export function UserFields({ control, isKnown, isOwn, isLastAdministrator }: UserFieldsProps) {
  const { t } = useTranslation(['users', 'common']);
  return (
    <Stack gap="large">
      <FormGroup title={t('group.person')}>
        <Controller
          control={control}
          name="email"
          render={(bound) => (
            <TextField
              type="email"
              label={t('field.email')}
              description={t(isKnown ? 'field.emailFixed' : 'field.emailHelp')}
              isRequired
              isReadOnly={isKnown}
              maxLength={254}
              autoComplete="off"
              spellCheck="false"
              {...bindField(bound)}
            />
          )}
        />
        <Columns count={2}>
          <Controller
            control={control}
            name="name"
            render={(bound) => (
              <TextField label={t('field.name')} isRequired maxLength={80} autoComplete="off" {...bindField(bound)} />
            )}
          />
          <Controller
            control={control}
            name="last_name"
            render={(bound) => (
              <TextField
                label={t('field.last_name')}
                isRequired
                maxLength={80}
                autoComplete="off"
                {...bindField(bound)}
              />
            )}
          />
        </Columns>
      </FormGroup>
      <FormGroup title={t('group.work')}>
        <Columns count={2}>
          <Controller
            control={control}
            name="role_id"
            render={(bound) => (
              <RoleSelect
                label={t('field.role_id')}
                description={t(isLastAdministrator ? 'field.roleFixed' : 'field.roleHelp')}
                isRequired
                isDisabled={isLastAdministrator}
                {...bindField(bound)}
              />
            )}
          />
          <Controller
            control={control}
            name="language"
            render={(bound) => (
              <Select
                label={t('field.language')}
                items={(['es', 'en'] as const).map((id) => ({ id, label: t(`common:language.${id}`) }))}
                {...bindField(bound)}
              />
            )}
          />
        </Columns>
        <Controller
          control={control}
          name="can_use_mobile_app"
          render={({ field }) => (
            <Switch
              name={field.name}
              isSelected={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              description={t('field.mobileHelp')}
            >
              {t('field.can_use_mobile_app')}
            </Switch>
          )}
        />
      </FormGroup>
      {isOwn ? (
        <Text tone="muted">{t('ownPassword')}</Text>
      ) : (
        <FormGroup title={t('group.password')} description={t(isKnown ? 'passwordKnown' : 'passwordNew')}>
          <Columns count={2}>
            <Controller
              control={control}
              name="password"
              render={(bound) => (
                <PasswordField
                  label={t('field.password')}
                  autoComplete="new-password"
                  description={<Strength control={control} isSaid={bound.fieldState.invalid} />}
                  {...bindField(bound)}
                />
              )}
            />
            <Controller
              control={control}
              name="confirm_password"
              render={(bound) => (
                <PasswordField label={t('field.confirm_password')} autoComplete="new-password" {...bindField(bound)} />
              )}
            />
          </Columns>
        </FormGroup>
      )}
    </Stack>
  );
}

/** Says what is asked of a password, how hard the typed one is to guess, and what it would be refused for, unless the field says it. */
function Strength({ control, isSaid }: { control: Control<UserValues>; isSaid: boolean }) {
  const { t } = useTranslation(['users', 'common']);
  const { partner } = useSession();
  const [password, email, name, last_name] = useWatch({ control, name: ['password', 'email', 'name', 'last_name'] });
  const words = partner ? [partner.name] : [];
  const problem = useNewPasswordProblem(password, { email: email.trim(), name, last_name, words });
  if (password === '') return t('field.passwordHelp');
  const strength = t(`common:passwordStrength.${problem ? 0 : passwordStrength(password)}`);
  const guess = t('field.strength', { strength });
  return problem && !isSaid ? `${guess}. ${t(`common:validation.password.${problem}`)}` : guess;
}
