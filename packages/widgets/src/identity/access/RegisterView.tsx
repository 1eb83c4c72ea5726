import type { PlanName } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Link } from '@corredor/ui/Link';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../../base/brand/index.ts';
import { AccessForm } from './AccessForm.tsx';
import { AccessFrame } from './AccessFrame.tsx';
import { EmailField } from './EmailField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { checkRegister } from './passwordRules.ts';
import { type RegisterValues, registerFields } from './rules.ts';
import type { Sending } from './useSubmit.ts';

interface RegisterViewProps {
  brand: Brand;
  sending: Sending<RegisterValues>;
  /** The plan chosen on the landing page. */
  plan: PlanName;
  /** An address given before, to be corrected. */
  email?: string;
}

/** The form to make an account. */
export function RegisterView({ brand, sending: { state, submit }, plan, email = '' }: RegisterViewProps) {
  const { t } = useTranslation('access');
  const [typed, setTyped] = useState(email);
  return (
    <AccessFrame
      brand={brand}
      title={t('register.title')}
      context={t('register.context')}
      footer={
        <Text>
          {t('register.hasAccount')} <Link href={paths.login()}>{t('register.login')}</Link>
        </Text>
      }
    >
      <AccessForm
        names={registerFields}
        check={checkRegister}
        state={state}
        onSubmit={(values) => submit({ ...values, email: values.email.trim() })}
        submitLabel={t('register.submit')}
      >
        {(errorOf) => (
          <>
            <ChosenPlan plan={plan} />
            <EmailField defaultValue={email} onChange={setTyped} errorMessage={errorOf('email')} />
            <NewPasswordFields
              label={t('field.password')}
              around={{ email: typed.trim(), words: [brand.name] }}
              errorOf={errorOf}
            />
            <Checkbox name="accept_terms" value="on" errorMessage={errorOf('accept_terms')}>
              {t('register.terms')}{' '}
              <Link href={paths.terms()} isExternal>
                {t('register.termsLink')}
              </Link>
            </Checkbox>
          </>
        )}
      </AccessForm>
    </AccessFrame>
  );
}

function ChosenPlan({ plan }: { plan: PlanName }) {
  const { t } = useTranslation(['access', 'common']);
  return (
    <Card tone="sunken" padding="small">
      <Stack gap="xxsmall">
        <Spread gap="small" align="baseline">
          <Text as="span">
            {t('register.plan')}: <strong>{t(`common:planName.${plan}`)}</strong>
          </Text>
          <Text as="span" size="sm">
            <Link href={`${paths.landing()}#prices`}>{t('register.changePlan')}</Link>
          </Text>
        </Spread>
        {plan !== 'Free' && (
          <Text size="sm" tone="muted">
            {t('register.planNote')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
