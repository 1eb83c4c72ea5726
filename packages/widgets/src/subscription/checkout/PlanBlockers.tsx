import type { PlanBlocker } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './PlanBlockers.css.ts';

/** Where each limit can be come down from. */
const places: Record<PlanBlocker['limit'], string> = {
  policies: paths.policies(),
  customers: paths.customers(),
  vehicles: paths.vehicles(),
  // General items belong to policies.
  generals: paths.policies(),
  users: paths.users(),
  groups: paths.roles(),
};

/** What there is too much of for a plan, each with the way to where it can be reduced. */
export function PlanBlockers({ blockers }: { blockers: readonly PlanBlocker[] }) {
  const { t } = useTranslation('checkout');
  const { number } = useFormats();
  return (
    <Stack as="ul" gap="xsmall">
      {blockers.map(({ limit, used, allowed }) => (
        <li key={limit} className={css.blocker}>
          <span>
            {t(`blocker.${limit}`, { count: used, used: number(used) })},{' '}
            {t('blocker.allowed', { count: allowed, allowed: number(allowed) })}
          </span>
          <Link href={places[limit]}>{t(`blocker.reduce.${limit}`)}</Link>
        </li>
      ))}
    </Stack>
  );
}
