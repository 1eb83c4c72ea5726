import type { RunKind, RunLine, RunModel } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Link } from '@corredor/ui/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { useColumnKit } from '../../frames/lists/index.ts';
import { RunOutcomeChip } from './runStatus.tsx';

const pageOf: Record<RunModel, (id: number) => string> = {
  payment: paths.paymentRecord,
  policy: paths.policyRecord,
  customer: paths.customerRecord,
  vehicle: paths.vehicleRecord,
  provider: paths.providerRecord,
  coverage: paths.coverageDetail,
  branch: paths.branchDetail,
  user: paths.userDetail,
  role: paths.roleDetail,
  task: paths.taskRecord,
  renewal: paths.renewalDetail,
};

/** The page of the record of a line; what was deleted has none any more. */
export const recordHref = ({ about, outcome }: RunLine, kind: RunKind): string | null =>
  outcome === 'done' && kind.startsWith('delete') ? null : pageOf[about.model](about.id);

/** The columns of what became of each record. */
export function useLineColumns(kind: RunKind): GridColumn<RunLine>[] {
  const { t } = useTranslation('runs');
  const { dateTime } = useFormats();
  const kit = useColumnKit<RunLine>();
  return useMemo(
    () => [
      kit.text('label', t('field.label'), ({ about }) => about.label, {
        isPrimary: true,
        hideable: false,
        card: 'title',
        minWidth: 200,
        cell: (line) => {
          const href = recordHref(line, kind);
          if (href === null) return line.about.label;
          return (
            <Link tone="strong" href={href}>
              {line.about.label}
            </Link>
          );
        },
      }),
      kit.text('outcome', t('field.outcome'), ({ outcome }) => t(`outcome.${outcome}`), {
        filter: ({ outcome }) => ({ name: 'outcome', value: outcome }),
        meaning: 'state',
        width: 150,
        cell: ({ outcome }) => <RunOutcomeChip outcome={outcome} />,
        card: 'status',
      }),
      kit.text('detail', t('field.detail'), ({ detail }) => detail, { minWidth: 260, card: 'line' }),
      kit.text('tried_by', t('field.tried_by'), ({ tried_by }) => tried_by?.name, { card: 'line' }),
      kit.text('tried_at', t('field.tried_at'), ({ tried_at }) => dateTime(tried_at), {
        meaning: 'moment',
        card: 'line',
      }),
    ],
    [t, kit, dateTime, kind],
  );
}
