import type { Policy } from '@corredor/core/api';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Heading } from '@corredor/ui/Heading';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { AmountRows } from './AmountRows.tsx';

/** What the broker earns by a policy, in a card of its own. */
export function CommissionFacts({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  if (!policy.commission) return null;
  return (
    <Card title={t('commission.title')} level={3}>
      <CommissionLines policy={policy} />
    </Card>
  );
}

interface CommissionLinesProps {
  policy: Policy;
  /** Within a card, in a narrow column: titled, each amount beside its name. */
  isNarrow?: boolean;
}

/** What the broker earns by a policy, and how far that is released by paid instalments. */
export function CommissionLines({ policy, isNarrow = false }: CommissionLinesProps) {
  const { t } = useTranslation('policies');
  const { money, percent } = useFormats();
  const { commission } = policy;
  if (!commission) return null;
  const amount = (value: string) => money(value, policy.currency);
  const parts = [
    { term: t('commission.toRelease'), detail: amount(commission.to_release) },
    { term: t('commission.toCollect'), detail: amount(commission.to_collect) },
    { term: t('commission.collected'), detail: amount(commission.collected) },
  ];
  return (
    <Stack gap="small">
      {isNarrow && (
        <Heading level={3} size="md">
          {t('commission.title')}
        </Heading>
      )}
      <Text>
        {t('commission.made', {
          net: amount(policy.current_net_premium),
          percent: percent(policy.commission_percent),
          total: amount(commission.total),
        })}
      </Text>
      {isNarrow ? (
        <AmountRows items={parts.map(({ term, detail }) => ({ name: term, amount: detail }))} />
      ) : (
        <DescriptionList columns={3} items={parts} />
      )}
      <Text tone="muted" size="sm">
        {t('commission.help')}
      </Text>
    </Stack>
  );
}
