import type { Task } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { canBeMobile, formatPhone } from '@corredor/core/validation';
import { IconLink } from '@corredor/ui/IconLink';
import { LinkButton } from '@corredor/ui/LinkButton';
import { MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { phoneLink, whatsappLink } from '../../base/brand/index.ts';
import * as css from './TaskPlaces.css.ts';

/** What a task of its kind begins with: a call to whom it is about, or the instalment, as long as something of it is to be collected. */
export function TaskShortcut({ task: { kind, about } }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const canCollect = useCan('policy_app.change_payment');
  if (kind === 'call' && about?.phone) {
    const { phone } = about;
    const label = t('shortcut.callNumber', { phone: formatPhone(phone) });
    return (
      <>
        <span className={css.roomyOnly}>
          {canBeMobile(phone) && (
            <LinkButton tone="quiet" size="small" icon={MessageCircle} href={whatsappLink(phone, '')} isExternal>
              {t('shortcut.whatsapp')}
            </LinkButton>
          )}
          <LinkButton size="small" icon={Phone} href={phoneLink(phone)}>
            {label}
          </LinkButton>
        </span>
        <span className={css.mediumOnly}>
          <LinkButton size="small" icon={Phone} href={phoneLink(phone)} aria-label={label}>
            {t('shortcut.call')}
          </LinkButton>
        </span>
        <span className={css.belowMedium}>
          <IconLink size="small" icon={Phone} label={label} href={phoneLink(phone)} />
        </span>
      </>
    );
  }
  if (kind === 'payment' && about?.model === 'payment' && about.is_payable && canCollect)
    return (
      <span className={css.mediumUp}>
        <LinkButton size="small" href={paths.paymentRecord(about.id)}>
          {t('shortcut.collect')}
        </LinkButton>
      </span>
    );
  return null;
}
