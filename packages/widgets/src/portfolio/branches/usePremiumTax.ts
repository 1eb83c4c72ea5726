import { getSettings } from '@corredor/core/operations';
import { hasExemptions, isExempt, isInForce, type PremiumBranch, packOn } from '@corredor/core/premium';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats, useSession } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

/** Says which lines of a premium, of those that some branches do not pay, a branch pays in terms that begin today; nothing where there are none. */
export function usePremiumTax(): (branch: PremiumBranch) => string {
  const { t } = useTranslation('branches');
  const { language, today } = useFormats();
  const { country_id } = useSession().record;
  const own = useQuery(queryOf(useClient(), getSettings)).data?.premium_pack.own;
  const lines = packOn(country_id, own ?? [], today()).charges.filter(
    (rule) => isInForce(rule, today()) && hasExemptions(rule),
  );
  return (branch) =>
    lines
      .map((rule) => t(isExempt(rule, branch) ? 'tax.free' : 'tax.paid', { line: rule.label[language] }))
      .join(' · ');
}
