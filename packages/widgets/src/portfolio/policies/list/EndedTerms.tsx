import { addDays } from '@corredor/core/dates';
import { listPolicies } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { endsOn } from '@corredor/core/policies';
import { longestLapsedDays } from '@corredor/core/renewals';
import { Banner } from '@corredor/ui/Banner';
import { Link } from '@corredor/ui/Link';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { pageOf } from '../../../base/data/index.ts';

/** So many are told one by one; the list below has the others. */
const shown = 3;
/** More are not looked through for them. */
const read = 25;

/** Asks for the next term of each policy of a customer that has expired without one, for as long as such a term waits among the renewals. Draws nothing for who may not see policies. */
export function EndedTerms({ customer }: { customer: number }) {
  const { t } = useTranslation('policies');
  const { date, today } = useFormats();
  const query = {
    customer,
    status: 'expired',
    ends_from: addDays(today(), -longestLapsedDays),
    ordering: '-end_date',
    page_size: read,
  } as const;
  const ended = useQuery({
    ...pageOf(useClient(), listPolicies, { query }),
    enabled: useCan('policy_app.view_policy'),
  }).data;
  return ended?.results
    .filter(({ status, year_line }) => status === 'expired' && year_line.next_status === null)
    .slice(0, shown)
    .map((policy) => (
      <Banner
        key={policy.id}
        tone="caution"
        action={
          policy.allowed_actions.includes('renew') ? (
            <Link href={paths.policyMove(policy.id)}>
              {t('gap.renew')}
              <VisuallyHidden> {policy.number}</VisuallyHidden>
            </Link>
          ) : (
            <Link href={paths.policyRecord(policy.id)}>{policy.number ?? t('unnumbered')}</Link>
          )
        }
      >
        {t('gap.ended', { branch: policy.branch?.name ?? policy.number, date: date(endsOn(policy)) })}
      </Banner>
    ));
}
