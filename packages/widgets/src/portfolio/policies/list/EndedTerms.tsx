import { listPolicies } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { endsOn } from '@corredor/core/policies';
import { Banner } from '@corredor/ui/Banner';
import { Link } from '@corredor/ui/Link';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { pageOf } from '../../../base/data/index.ts';

/** So many are told one by one; the list below has the others. */
const shown = 3;

/** Asks for the next term of each policy of a customer that has expired without one. Draws nothing for who may not see policies. */
export function EndedTerms({ customer }: { customer: number }) {
  const { t } = useTranslation('policies');
  const { date } = useFormats();
  const query = { customer, status: 'expired', ordering: '-end_date', page_size: shown } as const;
  const ended = useQuery({
    ...pageOf(useClient(), listPolicies, { query }),
    enabled: useCan('policy_app.view_policy'),
  }).data;
  return ended?.results
    .filter(({ status, year_line }) => status === 'expired' && year_line.next_status === null)
    .map((policy) => (
      <Banner
        key={policy.id}
        tone="critical"
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
