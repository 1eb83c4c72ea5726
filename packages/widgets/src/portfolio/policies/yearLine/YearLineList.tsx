import type { InstalmentState, YearLine } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import { paths } from '@corredor/core/paths';
import { Chip } from '@corredor/ui/Chip';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { ArrowUpDown, CircleCheck, CircleDashed, CircleDot, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../../base/app/index.ts';
import { RelatedRow } from '../../../frames/related/index.ts';
import { useYearLineWords } from './useYearLineWords.ts';

const looks = {
  paid: { tone: 'positive', icon: CircleCheck },
  part_paid: { tone: 'caution', icon: CircleDot },
  late: { tone: 'critical', icon: TriangleAlert },
  to_come: { tone: 'neutral', icon: CircleDashed },
} as const satisfies Record<InstalmentState, object>;

interface YearLineListProps {
  line: YearLine;
  currency: string;
}

/** What lies on the term of a policy as a list, by its days. */
export function YearLineList({ line, currency }: YearLineListProps) {
  const { t } = useTranslation('policies');
  const { money, date } = useFormats();
  const words = useYearLineWords();
  const canViewPayment = useCan('policy_app.view_payment');
  const rows = [
    ...line.instalments.map((instalment) => {
      const { id, due_date, amount, balance, state } = instalment;
      const name = words.instalment(instalment);
      return {
        key: `instalment-${id}`,
        on: due_date,
        name: canViewPayment ? <Link href={paths.paymentRecord(id)}>{name}</Link> : name,
        figure: money(amount, currency),
        figureNote:
          compareMoney(balance, amount) !== 0 && state !== 'paid'
            ? t('line.balance', { amount: money(balance, currency) })
            : undefined,
        mark: <Chip {...looks[state]}>{words.state(state)}</Chip>,
      };
    }),
    ...line.movements.map((movement) => ({
      key: `movement-${movement.id}`,
      on: movement.effective_date,
      name: words.movement(movement),
      figure: money(movement.total_delta, currency),
      mark: (
        <Chip tone="info" icon={ArrowUpDown}>
          {t('line.isMovement')}
        </Chip>
      ),
    })),
  ].sort((one, other) => one.on.localeCompare(other.on));
  return (
    <Stack as="ul" gap="small">
      {rows.map(({ key, ...row }) => (
        <li key={key}>
          <RelatedRow {...row} note={date(row.on)} />
        </li>
      ))}
    </Stack>
  );
}
