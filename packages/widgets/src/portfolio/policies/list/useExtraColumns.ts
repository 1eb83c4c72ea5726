import type { ExtraField, PolicyRow } from '@corredor/core/api';
import { extraName, extraOn, extraValue } from '@corredor/core/extras';
import type { GridColumn, SheetColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useExtraText } from '../../../frames/extras/index.ts';
import type { ExtraBranch } from './useExtraBranches.ts';

/** More of them nobody looks for in a menu. */
const mostColumns = 100;
const meanings: Partial<Record<ExtraField['kind'], GridColumn<PolicyRow>['meaning']>> = {
  number: 'count',
  money: 'money',
  date: 'date',
};

/**
 * A column for each extra field that these branches have on their policies, shown where a policy of the page has a value; fields of one key share one. Among
 * policies of all branches they stand only where the reader makes them stay.
 */
export function useExtraColumns(branches: readonly ExtraBranch[], isOfOneBranch: boolean): GridColumn<PolicyRow>[] {
  const { t } = useTranslation('policies');
  const { language } = useFormats();
  const extraText = useExtraText();
  return useMemo(() => {
    const own = branches.map(({ id, extra_fields }) => ({ id, fields: extraOn(extra_fields, 'policy') }));
    const fieldOf = (key: string, branchId: number | null) =>
      own.find(({ id }) => id === branchId)?.fields.find((field) => field.key === key);
    const columnOf = (key: string): GridColumn<PolicyRow> => {
      const fields = own.flatMap((branch) => branch.fields.filter((field) => field.key === key));
      const names = [...new Set(fields.map((field) => extraName(field, language)))].join(' / ');
      const isRetired = fields.every(({ is_retired }) => is_retired);
      const [kind, ...others] = new Set(fields.map((field) => field.kind));
      const stored = ({ branch_id, extra }: PolicyRow) =>
        fieldOf(key, branch_id) ? extraValue(extra, key) : undefined;
      const text = (row: PolicyRow) => {
        const field = fieldOf(key, row.branch_id);
        return field ? extraText(field, extraValue(row.extra, key)) : '';
      };
      const isPlain =
        kind === undefined || others.length > 0 || kind === 'text' || kind === 'choice' || kind === 'yes_no';
      const sheet: SheetColumn<PolicyRow> = isPlain
        ? { value: text }
        : { type: kind, value: (row) => textOf(stored(row)) };
      return {
        id: `extra.${key}`,
        header: isRetired ? t('extra.retired', { name: names }) : names,
        text,
        sheet,
        align: kind === 'number' || kind === 'money' ? 'end' : 'start',
        meaning: (isPlain ? undefined : meanings[kind]) ?? 'text',
        hidesEmpty: true,
        isReserve: !isOfOneBranch,
        priority: 9,
        card: 'hidden',
      };
    };
    const keys = new Set(own.flatMap(({ fields }) => fields.map(({ key }) => key)));
    return [...keys].slice(0, mostColumns).map(columnOf);
  }, [branches, isOfOneBranch, language, extraText, t]);
}
const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);
