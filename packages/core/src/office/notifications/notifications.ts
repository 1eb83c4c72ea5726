import { formatDate, formatTime } from '../../basics/dates/index.ts';
import type { Locale } from '../../basics/locales/index.ts';
import { formatMoney } from '../../basics/money/index.ts';
import type { Notification, NotificationKind } from '../../contract/api/index.ts';
import { endOnce } from '../../words/i18n/index.ts';
import type texts from './messages/en.json';

/** The sentences of all kinds in one language. */
export type NotificationTexts = typeof texts;

type OfPolicy = { policy_id: number; number: string | null; contractor: string | null };
type OfPayment = {
  payment_id: number;
  policy_id: number;
  number: string | null;
  instalment: number;
  amount: string;
  currency: string;
  due_date: string;
};
type OfRenewal = { renewal_id: number; policy_id: number; number: string; contractor: string | null; end_date: string };
type OfMovement = {
  movement_id: number;
  policy_id: number;
  number: string;
  movement: number;
  provider: string;
};
type OfPlan = { plan: string };

/** What the text of each kind is made from; `actor` is the name of whoever did it, filled in where it is left out. */
export type NotificationParams = {
  policy_near_end: OfPolicy & { end_date: string };
  policy_expired: OfPolicy & { end_date: string };
  policy_renewed: OfPolicy & { actor?: string; renewed_to_id: number };
  policy_closed: OfPolicy & { actor?: string };
  payment_near: OfPayment;
  payment_delayed: OfPayment;
  cover_at_risk: OfPayment & { risk_date: string };
  credit_unused: OfPayment;
  remittance_due: { provider_id: number; provider: string; amount: string; currency: string; due_date: string };
  payment_paid: OfPayment & { actor?: string };
  payment_reminder_sent: OfPayment & { actor?: string; payer: string | null };
  subscription_approved: OfPlan;
  subscription_rejected: OfPlan;
  subscription_near_end: OfPlan & { end_date: string };
  subscription_expired: OfPlan & { end_date: string };
  contact_received: { name: string; message: string; email?: string };
  user_invited: { actor?: string; user_id: number; name: string; role: string };
  import_finished: { actor?: string; file: string; created: number; failed: number };
  /** Of several the one that comes first, and how many there are. */
  task_assigned: { actor?: string; task_id: number; task: string; due_date: string; count?: number };
  renewal_assigned: OfRenewal & { actor?: string; count?: number };
  renewal_stale: OfRenewal;
  renewal_unowned: { count: number; end_date: string };
  renewal_lost: OfRenewal & { actor?: string };
  movement_sent: OfMovement & { actor?: string };
  movement_issued: OfMovement & { actor?: string };
  movement_waiting: OfMovement & { sent_date: string };
  policy_cancels_on: OfPolicy & { end_date: string };
  /** With its time of day within the hour before it; without on the morning, where several are told of by their number and the first. */
  task_due: { task_id: number; task: string; due_date: string; due_time?: string | null; count?: number };
};

/** Says a notification in the language of the sentences, with days as the locale writes them: what happened, and a sentence about it. */
export function wordNotification(
  texts: NotificationTexts,
  locale: Locale,
  { kind, params }: { kind: NotificationKind; params: Notification['params'] },
): { title: string; description: string } {
  const values = new Map(Object.entries(params));
  const plans = new Map(Object.entries(texts.planName));
  const said = (name: string): string => {
    const value = values.get(name);
    if (name === 'actor') return String(value ?? texts.system);
    if (value === undefined || value === null || value === '') return '—';
    if (name.endsWith('_date')) return formatDate(String(value), locale);
    if (name.endsWith('_time')) return formatTime(String(value), locale);
    if (name === 'amount') return formatMoney(String(value), String(values.get('currency') ?? 'USD'), locale);
    if (name === 'plan') return plans.get(String(value)) ?? String(value);
    return String(value);
  };
  const { title, description } = texts[variantOf(kind, values)];
  const names = [...description.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  const sentence = endOnce(description, Object.fromEntries(names.map((name) => [name, said(name)])));
  return { title, description: sentence.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => said(name)) };
}

/** Some kinds are said otherwise with a time of day, or of several at once. */
function variantOf(kind: NotificationKind, values: ReadonlyMap<string, unknown>) {
  if (kind === 'task_due' && values.get('due_time')) return 'task_due_at';
  const isOfSeveral = Number(values.get('count') ?? 1) > 1;
  if (kind === 'task_due' && isOfSeveral) return 'tasks_due';
  if (kind === 'task_assigned' && isOfSeveral) return 'tasks_assigned';
  if (kind === 'renewal_assigned' && isOfSeveral) return 'renewals_assigned';
  return kind;
}
