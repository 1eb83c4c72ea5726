import type { Notification } from '@corredor/core/api';
import { Icon, type IconType } from '@corredor/ui/Icon';
import {
  Banknote,
  Bell,
  CreditCard,
  FileDown,
  FilePen,
  FileText,
  Mail,
  RefreshCw,
  ShieldAlert,
  SquareCheck,
  UserPlus,
  Wallet,
} from 'lucide-react';
import * as css from './NotificationIcon.css.ts';

type Kind = Notification['kind'];
type Tone = keyof typeof css.tone;

/** What each kind is about, and how it stands: late or lost, soon, done, or good to know. */
const signs: Record<Kind, readonly [IconType, Tone]> = {
  policy_near_end: [FileText, 'caution'],
  policy_expired: [FileText, 'critical'],
  policy_renewed: [FileText, 'positive'],
  policy_closed: [FileText, 'neutral'],
  policy_cancels_on: [FileText, 'caution'],
  payment_near: [Wallet, 'caution'],
  payment_delayed: [Wallet, 'critical'],
  payment_paid: [Wallet, 'positive'],
  payment_reminder_sent: [Mail, 'neutral'],
  cover_at_risk: [ShieldAlert, 'critical'],
  credit_unused: [Banknote, 'caution'],
  remittance_due: [Banknote, 'caution'],
  subscription_approved: [CreditCard, 'positive'],
  subscription_rejected: [CreditCard, 'critical'],
  subscription_near_end: [CreditCard, 'caution'],
  subscription_expired: [CreditCard, 'critical'],
  contact_received: [Mail, 'neutral'],
  user_invited: [UserPlus, 'neutral'],
  import_finished: [FileDown, 'neutral'],
  task_assigned: [SquareCheck, 'neutral'],
  task_due: [SquareCheck, 'caution'],
  renewal_assigned: [RefreshCw, 'neutral'],
  renewal_stale: [RefreshCw, 'caution'],
  renewal_unowned: [RefreshCw, 'caution'],
  renewal_lost: [RefreshCw, 'critical'],
  movement_sent: [FilePen, 'neutral'],
  movement_issued: [FilePen, 'positive'],
  movement_waiting: [FilePen, 'caution'],
};

/** The kind of a notification at a glance; its words say the same. */
export default function NotificationIcon({ kind }: { kind: Kind }) {
  // A server that is newer tells of more.
  const [icon, tone] = (signs as Partial<typeof signs>)[kind] ?? ([Bell, 'neutral'] as const);
  return (
    <span aria-hidden="true" className={`${css.icon} ${css.tone[tone]}`}>
      <Icon of={icon} />
    </span>
  );
}
