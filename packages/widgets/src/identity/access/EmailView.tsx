import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../../base/brand/index.ts';
import { AccessForm } from './AccessForm.tsx';
import { AccessFrame } from './AccessFrame.tsx';
import { EmailField } from './EmailField.tsx';
import { checkEmail, emailFields } from './rules.ts';
import type { Sending } from './useSubmit.ts';

interface EmailViewProps {
  brand: Brand;
  title: string;
  context: string;
  submitLabel: string;
  sending: Sending<string>;
}

/** Asks for an address to send a link to. */
export function EmailView({ brand, title, context, submitLabel, sending: { state, submit } }: EmailViewProps) {
  const { t } = useTranslation('access');
  return (
    <AccessFrame
      brand={brand}
      title={title}
      context={context}
      footer={<Link href={paths.login()}>{t('recovery.backToLogin')}</Link>}
    >
      <AccessForm
        names={emailFields}
        check={checkEmail}
        state={state}
        onSubmit={({ email }) => submit(email.trim())}
        submitLabel={submitLabel}
      >
        {(errorOf) => <EmailField errorMessage={errorOf('email')} />}
      </AccessForm>
    </AccessFrame>
  );
}
