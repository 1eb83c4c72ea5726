import type { MovementCharge, MovementStep } from '@corredor/core/api';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

interface MovementFiguresProps {
  net: string;
  charges: readonly MovementCharge[];
  total: string;
  explanation: readonly MovementStep[];
  currency: string;
}
type Translate = (key: string, params: Record<string, string | number>) => string;
const isMoney = (value: string | number): value is string => typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value);
const percents: readonly string[] = ['penalty', 'earned'];

/** What a movement charges or gives back, line by line, and how its net premium was found. */
export function MovementFigures({ net, charges, total, explanation, currency }: MovementFiguresProps) {
  const { t } = useTranslation(['movements', 'common']);
  const { money, percent } = useFormats();
  const say = t as unknown as Translate;
  const worded = (params: MovementStep['params']) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        percents.includes(name) ? percent(String(value)) : isMoney(value) ? money(value, currency) : value,
      ]),
    );
  return (
    <Stack gap="small">
      <DescriptionList
        columns={3}
        items={[
          { term: t('common:premium.net'), detail: money(net, currency) },
          ...charges.map(({ label, amount }) => ({ term: label, detail: money(amount, currency) })),
          { term: t('common:premium.total'), detail: <strong>{money(total, currency)}</strong> },
        ]}
      />
      {explanation.length > 0 && (
        <section aria-label={t('common:premium.how')}>
          <Stack gap="xxsmall">
            <Text weight="semibold">{t('common:premium.how')}</Text>
            {explanation.map(({ code, params }) => (
              <Text key={code} size="sm" tone="muted">
                {say(`step.${code}`, worded(params))}
              </Text>
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
