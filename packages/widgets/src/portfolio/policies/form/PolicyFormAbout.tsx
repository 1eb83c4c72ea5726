import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PolicyValues } from './policyValues.ts';
import { usePolicyAbout } from './usePolicyAbout.ts';

/** Whom and what a policy is about, once something of it is chosen. */
export function PolicyFormAbout() {
  const { t } = useTranslation('policies');
  const { control } = useFormContext<PolicyValues>();
  const about = usePolicyAbout(control);
  const items = [
    { term: t('field.contractor'), detail: about.contractor },
    { term: t('field.payer'), detail: about.payer },
    { term: t('summary.insured'), detail: about.insured },
    { term: t('field.branch'), detail: about.branch },
    { term: t('field.provider'), detail: about.provider },
  ].filter(({ detail }) => detail !== undefined);
  if (items.length === 0) return null;
  return (
    <Card title={t('summary.about')}>
      <DescriptionList columns={1} layout="beside" items={items} />
    </Card>
  );
}
