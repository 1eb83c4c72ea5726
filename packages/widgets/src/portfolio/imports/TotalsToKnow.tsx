import type { TotalsRead } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** Totals of the file that count though the net premium makes another one: how many, and the one that differs most. */
export function TotalsToKnow({ totals: { rows, example } }: { totals: TotalsRead }) {
  const { t } = useTranslation('imports');
  const { money, number } = useFormats();
  const { row, policy, said, computed } = example;
  const values = { row: number(row), policy, said: money(said), computed: money(computed) };
  return (
    <Banner tone="caution" title={t('otherTotals.title', { count: rows })} isLive>
      {t('otherTotals.text', values)}
    </Banner>
  );
}
