import { DetailFrame } from '@corredor/ui/DetailFrame';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Stack } from '@corredor/ui/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../base/app/index.ts';

interface AccountProps {
  /** What is short and seldom changed, beside the rest. */
  aside: ReactNode;
  /** The other parts of the page, each in a card of its own. */
  children: ReactNode;
}

/** One's own account: what belongs to a person and not to the brokerage. */
export function Account({ aside, children }: AccountProps) {
  const { t } = useTranslation('account');
  const { record, partner } = useSession();
  const { userEmail } = record;
  return (
    <DetailFrame
      header={
        <PageHeader
          title={t('title')}
          context={partner ? t('context', { email: userEmail, partner: partner.name }) : userEmail}
        />
      }
      aside={aside}
    >
      <Stack>{children}</Stack>
    </DetailFrame>
  );
}
