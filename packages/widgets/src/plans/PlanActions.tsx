import type { Plan } from '@corredor/core/api';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Mail, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Brand, mailLink, whatsappLink } from '../brand/index.ts';
import type { BillingPeriod } from './planPrice.ts';

interface PlanActionsProps {
  brand: Brand;
  plan: Plan;
  period: BillingPeriod;
  partnerName: string;
  isCurrent: boolean;
}

/** Asks for a plan, or for its renewal, by a mail or a chat that is written already. */
export function PlanActions({ brand: { support }, plan, period, partnerName, isCurrent }: PlanActionsProps) {
  const { t } = useTranslation(['plans', 'common']);
  // Nothing to renew, and nobody to ask.
  if (isCurrent && plan.name === 'Free') return null;
  const values = {
    plan: t(`common:planName.${plan.name}`),
    partner: partnerName,
    period: t(`period.${period}`).toLowerCase(),
  };
  const subject = isCurrent ? t('page.renewSubject', values) : t('page.subject', values);
  const body = isCurrent ? t('page.renewBody', values) : t('page.body', values);
  return (
    <>
      <LinkButton href={mailLink(support.email, subject, body)} icon={Mail} isFullWidth>
        {isCurrent ? t('page.renewByMail') : t('page.byMail')}
      </LinkButton>
      <LinkButton
        href={whatsappLink(support.whatsapp, body)}
        target="_blank"
        rel="noopener noreferrer"
        tone="quiet"
        icon={MessageCircle}
        isFullWidth
      >
        {isCurrent ? t('page.renewByWhatsapp') : t('page.byWhatsapp')}
      </LinkButton>
    </>
  );
}
