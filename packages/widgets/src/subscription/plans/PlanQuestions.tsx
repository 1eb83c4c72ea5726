import { Card } from '@corredor/ui/Card';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Mail, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Brand, mailLink, whatsappLink } from '../../base/brand/index.ts';

interface PlanQuestionsProps {
  brand: Brand;
  partnerName: string;
  canBuy: boolean;
}

/** Where to ask: people, by a mail or a chat that is begun already. */
export function PlanQuestions({ brand: { support }, partnerName, canBuy }: PlanQuestionsProps) {
  const { t } = useTranslation('plans');
  const hello = t('page.hello', { partner: partnerName });
  return (
    <Card title={t('page.howTitle')}>
      <Stack>
        <Text>{canBuy ? t('page.how', { hours: support.hours }) : t('page.whoBuys')}</Text>
        <Inline>
          <LinkButton href={mailLink(support.email, t('page.subject'), hello)} icon={Mail} size="small">
            {t('page.byMail')}
          </LinkButton>
          <LinkButton
            href={whatsappLink(support.whatsapp, hello)}
            isExternal
            tone="quiet"
            icon={MessageCircle}
            size="small"
          >
            {t('page.byWhatsapp')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
