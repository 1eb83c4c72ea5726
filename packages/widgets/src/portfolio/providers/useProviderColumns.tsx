import type { Provider } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dataWords, useCan, useFormats } from '../../base/app/index.ts';
import { useDescribedColumns } from '../../frames/described/index.ts';
import { useColumnKit } from '../../frames/lists/index.ts';
import { providerFields } from './describedProvider.ts';
import { NumberMissing } from './NumberMissing.tsx';

const citiesOf = ({ offices }: Provider) => [...new Set(offices.map(({ city }) => city))].join(', ');
const branchesOf = ({ branches }: Provider) => branches.map(({ name }) => name).join(', ');
/** The first, and how many more: “Vehicles +6”. */
const firstBranchOf = ({ branches: [first, ...more] }: Provider) =>
  first && (more.length > 0 ? `${first.name} +${more.length}` : first.name);
/** Nothing in force is a dash, not zeros. */
const inForceOf = ({ in_force }: Provider) => (in_force && in_force.policies > 0 ? in_force : null);

/** The columns of the list of insurance companies. */
export function useProviderColumns(detailHref: (id: number) => string): GridColumn<Provider>[] {
  const { t } = useTranslation('providers');
  const { number } = useFormats();
  const canViewPolicies = useCan('policy_app.view_policy');
  const kit = useColumnKit<Provider>();
  const described: Record<string, GridColumn<Provider>> = useDescribedColumns(
    providerFields,
    // No column follows from a description alone yet, so that the compiler knows no name of one.
    useCallback((name: string) => dataWords(t)(`column.${name}`), [t]),
  );
  return useMemo(
    () => [
      kit.record(
        t('column.name'),
        ({ name }) => name,
        ({ id }) => detailHref(id),
        { id: 'name', faceOf: () => 'company' },
      ),
      kit.text('ruc', t('column.ruc'), ({ ruc }) => ruc, {
        cell: ({ ruc }) => ruc ?? <NumberMissing />,
        sortKey: 'ruc',
        meaning: 'code',
        priority: 2,
        card: 'subtitle',
      }),
      kit.text('short_name', t('column.shortName'), ({ short_name }) => short_name, {
        sortKey: 'short_name',
        meaning: 'shortName',
        priority: 6.5,
        card: 'hidden',
      }),
      ...(canViewPolicies
        ? [
            kit.text('policies', t('column.policies'), (row) => number(inForceOf(row)?.policies), {
              meaning: 'count',
              align: 'end',
              priority: 6.1,
              card: 'fact',
            }),
            kit.money('net_premium', t('column.netPremium'), (row) => inForceOf(row)?.net_premium ?? null, {
              // Where they are and what they sell comes first.
              priority: 8.5,
              card: 'figure',
            }),
          ]
        : []),
      kit.phone(t('column.phone'), ({ phone }) => phone, { priority: 1 }),
      kit.email(t('column.email'), ({ email }) => email, { priority: 3 }),
      kit.text('contact', t('column.contact'), ({ contact }) => contact, { priority: 8, card: 'hidden' }),
      kit.text('offices', t('column.offices'), citiesOf, { priority: 6, card: 'subtitle' }),
      kit.text('branches', t('column.branches'), firstBranchOf, {
        whole: branchesOf,
        sheet: { value: branchesOf },
        priority: 6.2,
        card: 'hidden',
      }),
      ...Object.values(described),
      kit.moment('updated_at', t('column.updated'), ({ updated_at }) => updated_at),
    ],
    [t, number, canViewPolicies, kit, described, detailHref],
  );
}
