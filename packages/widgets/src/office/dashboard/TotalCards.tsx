import type { DashboardSummary } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Columns } from '@corredor/ui/Columns';
import { Stat } from '@corredor/ui/Stat';
import { Car, FileText, Package, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** How much the brokerage looks after; what the user may not view has no card. */
export function TotalCards({ totals }: { totals: DashboardSummary['totals'] | null }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const cards = [
    { id: 'policies', icon: FileText, href: paths.policies() },
    { id: 'vehicles', icon: Car, href: paths.vehicles() },
    { id: 'customers', icon: Users, href: paths.customers() },
    // General items have no list of their own: they stand on policies.
    { id: 'generals', icon: Package, href: paths.policies({ holds: 'generals' }) },
  ] as const;
  return (
    <Columns count="figures">
      {cards
        .filter(({ id }) => !totals || totals[id] !== null)
        .map(({ id, ...card }) => (
          <Stat
            key={id}
            figure={`totals.${id}`}
            {...card}
            label={t(`totals.${id}`)}
            value={number(totals?.[id])}
            isLoading={!totals}
          />
        ))}
    </Columns>
  );
}
