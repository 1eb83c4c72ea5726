import { Heading } from '@corredor/ui/Heading';
import { Icon, type IconType } from '@corredor/ui/Icon';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Brand, mailLink, phoneLink, whatsappLink } from '../brand/index.ts';
import * as css from './LandingView.css.ts';

interface LandingContactProps {
  brand: Brand;
  titleId: string;
}

/** The ways to reach us, each with its first words written in the reader's language. */
export function LandingContact({ brand: { name, support }, titleId }: LandingContactProps) {
  const { t } = useTranslation('landing');
  const chat = whatsappLink(support.whatsapp, t('contact.chat', { brand: name }));
  return (
    <>
      <div>
        <Heading level={2} size="xxl" id={titleId}>
          {t('contact.title')}
        </Heading>
        <Text size="lg">{t('contact.text', { hours: support.hours })}</Text>
      </div>
      <div className={css.three}>
        <Way icon={Phone} title={t('contact.phone')}>
          <Link href={phoneLink(support.phone)}>{support.phone}</Link>
        </Way>
        <Way icon={Mail} title={t('contact.email')}>
          <Link href={mailLink(support.email, t('contact.subject', { brand: name }))}>{support.email}</Link>
        </Way>
        <Way icon={MessageCircle} title={t('contact.whatsapp')}>
          <Link href={chat} isExternal>
            {t('contact.openChat')}
          </Link>
        </Way>
      </div>
    </>
  );
}

function Way({ icon, title, children }: { icon: IconType; title: string; children: ReactNode }) {
  return (
    <div className={css.benefit}>
      <span className={css.mark}>
        <Icon of={icon} size={20} />
      </span>
      <Heading level={3}>{title}</Heading>
      <Text as="div">{children}</Text>
    </div>
  );
}
