import { canBeMobile, formatPhone } from '@corredor/core/validation';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneLink, whatsappLink } from '../../base/brand/index.ts';
import * as css from './PhoneLinks.css.ts';

/** A small button in a line of text, which stays as high as others: both stand on one baseline. */
export const WithinLine = ({ children }: { children: ReactNode }) => <span className={css.withinLine}>{children}</span>;

interface PhoneLinksProps {
  phone: string;
  /** The first words of a chat; empty unless told. */
  message?: string;
}

/** A person's telephone, to call, and to write to where it can be a mobile. */
export function PhoneLinks({ phone, message = '' }: PhoneLinksProps) {
  const { t } = useTranslation('frames');
  return (
    <Inline gap="xsmall">
      <Link href={phoneLink(phone)}>{formatPhone(phone)}</Link>
      {canBeMobile(phone) && (
        <WithinLine>
          <LinkButton tone="quiet" size="small" icon={MessageCircle} href={whatsappLink(phone, message)} isExternal>
            {t('record.whatsapp')}
          </LinkButton>
        </WithinLine>
      )}
    </Inline>
  );
}

/** An e-mail address, to write to; in little room it breaks behind its sign. */
export function EmailLink({ email }: { email: string }) {
  const [name, host] = email.split(/(?<=@)/);
  return (
    <Link href={`mailto:${email}`}>
      {name}
      <wbr />
      {host}
    </Link>
  );
}
