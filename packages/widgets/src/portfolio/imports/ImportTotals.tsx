import type { Import } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { paths } from '@corredor/core/paths';
import { FigureTable } from '@corredor/ui/FigureTable';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** What came in of each insurer, to lay beside the sums of the program it came from; nothing where no policies did. */
export function ImportTotals({ import: one }: { import: Import | null }) {
  const { t } = useTranslation('imports');
  const { money, number } = useFormats();
  const totals = one?.totals ?? [];
  if (totals.length === 0) return null;
  const sum = (of: 'policies' | 'instalments') => totals.reduce((all, line) => all + line[of], 0);
  const sumOf = (of: 'net_premium' | 'total_grant' | 'paid_amount') => addMoney(...totals.map((line) => line[of]));
  const valuesOf = (line: Omit<(typeof totals)[number], 'provider'>) => [
    number(line.policies),
    number(line.instalments),
    money(line.net_premium, one?.currency),
    money(line.total_grant, one?.currency),
    money(line.paid_amount, one?.currency),
  ];
  const whole = {
    policies: sum('policies'),
    instalments: sum('instalments'),
    net_premium: sumOf('net_premium'),
    total_grant: sumOf('total_grant'),
    paid_amount: sumOf('paid_amount'),
  };
  return (
    <FigureTable
      label={t('totals.label')}
      heads={(['insurer', 'policies', 'instalments', 'net', 'total', 'paid'] as const).map((head) =>
        t(`totals.${head}`),
      )}
      rows={[
        ...totals.map(({ provider, ...line }) => ({
          id: provider.id,
          label: provider.name,
          values: valuesOf(line),
          href: paths.policies({ provider: provider.id }),
        })),
        ...(totals.length > 1
          ? [{ id: 'all', label: t('totals.all'), values: valuesOf(whole), href: paths.policies() }]
          : []),
      ]}
    />
  );
}
