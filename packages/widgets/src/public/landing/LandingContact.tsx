import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Brand, mailLink, phoneLink, whatsappLink } from '../../base/brand/index.ts';
import { ContactWay } from './ContactWay.tsx';
import * as css from './LandingContact.css.ts';
import { LandingSection } from './LandingSection.tsx';

interface LandingContactProps {
  brand: Brand;
  /** The form that writes to us. */
  form: ReactNode;
}

/** The ways to reach us: a form, and links whose first words are written in the reader's language. */
export function LandingContact({ brand: { name, support }, form }: LandingContactProps) {
  const { t } = useTranslation('landing');
  const chat = whatsappLink(support.whatsapp, t('contact.chat', { brand: name }));
  return (
    <LandingSection id="contact" title={t('contact.title')} text={t('contact.text', { hours: support.hours })}>
      <div className={css.contact}>
        {form}
        <ul className={css.ways}>
          <ContactWay icon={MessageCircle} title={t('contact.whatsapp')}>
            <Link href={chat} isExternal>
              {t('contact.openChat')}
            </Link>
          </ContactWay>
          <ContactWay icon={Phone} title={t('contact.phone')}>
            <Link href={phoneLink(support.phone)}>{support.phone}</Link>
          </ContactWay>
          <ContactWay icon={Mail} title={t('contact.email')}>
            <Link href={mailLink(support.email, t('contact.subject', { brand: name }))}>{support.email}</Link>
          </ContactWay>
          <li>
            <Text size="sm" tone="muted">
              {t('contact.note')}
            </Text>
          </li>
        </ul>
      </div>
    </LandingSection>
  );
}
