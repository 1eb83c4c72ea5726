import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../../base/brand/index.ts';
import { AccessForm } from './AccessForm.tsx';
import { AccessFrame } from './AccessFrame.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { checkReset } from './passwordRules.ts';
import { type ResetValues, resetFields } from './rules.ts';
import type { Sending } from './useSubmit.ts';

interface ResetViewProps {
  brand: Brand;
  sending: Sending<ResetValues>;
  /** Of the mail: it tells whose password it is. */
  token: string;
}

/** The form to choose a new password. */
export function ResetView({ brand, sending: { state, submit }, token }: ResetViewProps) {
  const { t } = useTranslation('access');
  return (
    <AccessFrame
      brand={brand}
      title={t('reset.title')}
      context={t('reset.context')}
      footer={<Link href={paths.login()}>{t('recovery.backToLogin')}</Link>}
    >
      <AccessForm
        names={resetFields}
        check={checkReset}
        state={state}
        onSubmit={submit}
        submitLabel={t('reset.submit')}
      >
        {(errorOf) => (
          <NewPasswordFields label={t('field.newPassword')} around={{ token, words: [brand.name] }} errorOf={errorOf} />
        )}
      </AccessForm>
    </AccessFrame>
  );
}
