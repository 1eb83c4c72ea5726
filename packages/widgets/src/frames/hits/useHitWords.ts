import type { SearchHit, SearchKind } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import { useTranslation } from 'react-i18next';
import { dataWords, useFormats } from '../../base/app/index.ts';

/** What the title of some kinds says beside itself. */
const titles: Partial<Record<SearchKind, 'instalment' | 'movement'>> = { payment: 'instalment', movement: 'movement' };
/** Those that are told by whose they are: that is what people look for. */
const byClient: readonly SearchKind[] = ['policy', 'renewal'];
/** The words of their states. */
const states: Partial<Record<SearchKind, 'policyStatus' | 'paymentStatus' | 'movementStatus'>> = {
  policy: 'policyStatus',
  payment: 'paymentStatus',
  movement: 'movementStatus',
};

/** The words of a hit: a policy by its client and number, an instalment and a movement are told by number and policy, and of two policies of one number the term says which is which. */
export function useHitWords() {
  const { t } = useTranslation(['frames', 'common']);
  const { shortDate, today, money, currency } = useFormats();
  const standingOf = ({ policies_in_force: policies, owed }: Pick<SearchHit, 'policies_in_force' | 'owed'>) =>
    [
      policies ? t('hits.inForce', { count: policies }) : null,
      owed && compareMoney(owed, '0.00') > 0 ? t('hits.late', { amount: money(owed, currency) }) : null,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    kind: SearchKind,
    { title, detail, number, status, start_date, end_date, due_date, is_sample, ...held }: SearchHit,
  ) => {
    const name = title ?? t('hits.unnumbered');
    const told = titles[kind];
    const words = states[kind];
    const said = status && words ? dataWords(t)(`common:${words}.${status}`) : null;
    const term =
      start_date && end_date ? t('hits.term', { start: shortDate(start_date), end: shortDate(end_date) }) : null;
    // What is paid is over as well.
    const due = due_date && t(due_date < today() ? 'hits.wasDue' : 'hits.due', { date: shortDate(due_date) });
    const isByClient = byClient.includes(kind) && detail !== null;
    const label = isByClient ? `${detail} · ${name}` : name;
    const facts = [is_sample && t('common:sample'), !isByClient && detail, said, term, due];
    return {
      label: told ? t(`hits.${told}`, { number, policy: name }) : label,
      description: facts.filter(Boolean).join(' · ') || undefined,
      /** What a customer has with the brokerage today, which is not kept with who was looked at. */
      standing: standingOf(held),
    };
  };
}
