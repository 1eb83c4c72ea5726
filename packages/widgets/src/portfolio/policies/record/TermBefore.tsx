import type { Policy } from '@corredor/core/api';
import { getPolicy } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import * as css from './PolicyHeader.css.ts';

/** Which term a policy renews, as the way there; stands within a line. Draws nothing for one that renews none. */
export function TermBefore({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const { renewed_from: before, number } = policy;
  // A renewal keeps its number: the period tells them apart.
  const isNamesake = before !== null && before.name === number;
  const term = useQuery({
    ...queryOf(useClient(), getPolicy, { path: { policyId: before?.id ?? 0 } }),
    enabled: isNamesake,
  }).data;
  if (!before) return null;
  const period = [term?.start_date, term?.end_date].map((day) => day?.slice(0, 4)).join('–');
  const hasPeriod = isNamesake && term?.start_date && term.end_date;
  const link = (
    <Link href={paths.policyRecord(before.id)}>
      {hasPeriod
        ? t('closed.beforePeriod', { period })
        : t('closed.before', { number: before.name || t('unnumbered') })}
    </Link>
  );
  return hasPeriod ? <span className={css.whole}>{link}</span> : link;
}
