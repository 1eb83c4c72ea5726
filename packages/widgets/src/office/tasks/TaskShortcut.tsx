import type { Task } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { canBeMobile, formatPhone } from '@corredor/core/validation';
import type { IconType } from '@corredor/ui/Icon';
import { LinkButton } from '@corredor/ui/LinkButton';
import { MessageCircle, Phone, UserRoundPlus, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { phoneLink, whatsappLink } from '../../base/brand/index.ts';
import { atField } from '../../frames/askedField/index.ts';
import * as css from './TaskPlaces.css.ts';

/** What somebody does who begins with a task. */
interface TaskAct {
  id: 'call' | 'collect' | 'phone';
  href: string;
  icon: IconType;
  label: string;
  /** Says what the label alone does not, to whoever hears it and where there is room. */
  fullLabel?: string;
  tone?: 'quiet';
}

/** What is done by calling whom it is about; of these the last asks for no number that is missing, as a paper can be asked for by letter too. */
const called: readonly Task['kind'][] = ['call', 'payment', 'document'];

/** What a task of its kind begins with, the first thing first: a call to whom it is about, the instalment that is to be collected, or the number that is missing. */
export function useTaskActs({ kind, about, status }: Task): TaskAct[] {
  const { t } = useTranslation('tasks');
  const canCollect = useCan('policy_app.change_payment');
  const canChangeCustomer = useCan('core_app.change_customer');
  if (status !== 'open' || !about || !called.includes(kind)) return [];
  const acts: TaskAct[] = [];
  if (about.phone)
    acts.push({
      id: 'call',
      href: phoneLink(about.phone),
      icon: Phone,
      label: t('shortcut.call'),
      fullLabel: t('shortcut.callNumber', { phone: formatPhone(about.phone) }),
    });
  if (kind === 'payment' && about.model === 'payment' && about.is_payable && canCollect)
    acts.push({ id: 'collect', href: paths.paymentRecord(about.id), icon: Wallet, label: t('shortcut.collect') });
  if (!about.phone && about.customer_id && kind !== 'document' && canChangeCustomer)
    acts.push({
      id: 'phone',
      href: atField(paths.customer(about.customer_id), 'phone'),
      icon: UserRoundPlus,
      label: t('shortcut.noPhone'),
      tone: 'quiet',
    });
  return acts;
}

/** The buttons of a task: on a phone the first alone, large enough to be touched; where there is room the number too, and a chat. */
export function TaskShortcut({ task, acts }: { task: Task; acts: readonly TaskAct[] }) {
  const { t } = useTranslation('tasks');
  const [first] = acts;
  if (!first) return null;
  const phone = task.about?.phone ?? '';
  // Beside another button the number would leave the words no room.
  const hasNumber = acts.length === 1 && first.fullLabel !== undefined;
  const small = acts.map(({ id, href, icon, label, fullLabel, tone }) => (
    <LinkButton
      key={id}
      size="small"
      tone={tone}
      icon={id === 'collect' ? undefined : icon}
      href={href}
      aria-label={fullLabel}
    >
      {label}
    </LinkButton>
  ));
  return (
    <>
      <span className={css.belowMedium}>
        <LinkButton icon={first.icon} href={first.href} aria-label={first.fullLabel}>
          {first.label}
        </LinkButton>
      </span>
      <span className={hasNumber ? css.mediumOnly : css.mediumUp}>{small}</span>
      {hasNumber && (
        <span className={css.roomyOnly}>
          {canBeMobile(phone) && (
            <LinkButton tone="quiet" size="small" icon={MessageCircle} href={whatsappLink(phone, '')} isExternal>
              {t('shortcut.whatsapp')}
            </LinkButton>
          )}
          <LinkButton size="small" icon={first.icon} href={first.href}>
            {first.fullLabel}
          </LinkButton>
        </span>
      )}
    </>
  );
}
