import type { PlanName } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { register, resendConfirmation } from '@corredor/core/operations';
import { useState } from 'react';
import { useClient, useLanguage } from '../../base/app/index.ts';
import type { Brand } from '../../base/brand/index.ts';
import { CheckMailView } from './CheckMailView.tsx';
import { RegisterView } from './RegisterView.tsx';
import type { RegisterValues } from './rules.ts';
import { useSubmit } from './useSubmit.ts';

interface RegisterProps {
  brand: Brand;
  plan: PlanName;
}

/** Makes an account, then waits for its mail to be read. */
export function Register({ brand, plan }: RegisterProps) {
  const client = useClient();
  const { language } = useLanguage();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const registration = useSubmit(async ({ email, password }: RegisterValues) => {
    await call(client, register, { body: { email, password, accept_terms: true, language, plan } });
    setEmail(email);
    setSent(true);
  });
  const resend = useSubmit((address: string) => call(client, resendConfirmation, { body: { email: address } }));

  if (isSent) return <CheckMailView brand={brand} email={email} resend={resend} onOtherEmail={() => setSent(false)} />;
  return <RegisterView brand={brand} sending={registration} plan={plan} email={email} />;
}
