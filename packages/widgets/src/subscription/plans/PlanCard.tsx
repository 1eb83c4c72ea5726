import type { Plan } from '@corredor/core/api';
import { Chip } from '@corredor/ui/Chip';
import { Heading } from '@corredor/ui/Heading';
import { Icon } from '@corredor/ui/Icon';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './PlanCard.css.ts';

interface PlanCardProps {
  plan: Plan;
  price: ReactNode;
  isCurrent?: boolean;
  /** It was chosen at registration and is still to be bought. */
  isChosen?: boolean;
  /** Of its name, in the outline of the page. */
  level: 2 | 3;
  /** Links below the limits. */
  actions: ReactNode;
}

/** One plan: its price, what it holds and how to get it. */
export function PlanCard({ plan, price, isCurrent = false, isChosen = false, level, actions }: PlanCardProps) {
  const { t } = useTranslation(['plans', 'common']);
  const id = useId();
  return (
    <section aria-labelledby={id} className={isCurrent ? `${css.card} ${css.current}` : css.card}>
      <div>
        <div className={css.name}>
          <Heading id={id} level={level} size="lg">
            {t(`common:planName.${plan.name}`)}
          </Heading>
          {isCurrent && <Chip tone="info">{t('current')}</Chip>}
          {isChosen && <Chip tone="positive">{t('chosen')}</Chip>}
        </div>
        {price}
      </div>
      <PlanLimits plan={plan} />
      <div className={css.actions}>{actions}</div>
    </section>
  );
}

function PlanLimits({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const { number } = useFormats();
  const limits: [string, number | null][] = [
    [t('limit.policies'), plan.policies_amount],
    [t('limit.customers'), plan.customers_amount],
    [t('limit.vehicles'), plan.vehicles_amount],
    [t('limit.generals'), plan.generals_amount],
    [t('limit.users', { count: plan.users_amount ?? 2 }), plan.users_amount],
    [t('limit.groups', { count: plan.groups_amount ?? 2 }), plan.groups_amount],
    [t('limit.emails'), plan.emails_amount],
  ];
  return (
    <ul className={css.limits}>
      {limits.map(([words, amount]) => (
        <li key={words} className={css.limit}>
          <span className={css.mark}>
            <Icon of={Check} />
          </span>
          <span>
            <span className={css.number}>{amount === null ? t('limit.unlimited') : number(amount)}</span> {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
