import type { ExtraField } from '@corredor/core/api';
import { askedExtra, extraName } from '@corredor/core/extras';
import type { FilterField } from '@corredor/ui/FilterBar';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useExtraText } from '../../../frames/extras/index.ts';
import type { ActiveListFilter, ListControls } from '../../../frames/lists/index.ts';
import type { ExtraBranch } from './useExtraBranches.ts';

const ExtraFilter = lazy(() => import('./ExtraFilter.tsx'));
type ExtraFilterName = 'branch' | 'extra' | 'extra_value';
type Controls = Pick<ListControls<ExtraFilterName>, 'filters' | 'setFilters'>;
const names = ['extra', 'extra_value'] as const;

/** The fields of the branch that the list is narrowed to. */
const fieldsOf = ({ filters }: Controls, branches: readonly ExtraBranch[]) =>
  branches.find(({ id }) => String(id) === filters.branch)?.extra_fields ?? [];
const idOf = ({ key }: Pick<ExtraField, 'key'>) => `extra.${key}`;

/** Names extra fields; those of rows with what they are of. */
function useExtraLabel() {
  const { t } = useTranslation('policies');
  const { language } = useFormats();
  return (field: ExtraField) => {
    const name = extraName(field, language);
    return field.on === 'policy' ? name : t(`extra.of.${field.on}`, { name });
  };
}

/** What the policies of one branch can be narrowed by: a value of an extra field, of theirs or of a row of their lists, one at a time. */
export function useExtraFilterFields(controls: Controls, branches: readonly ExtraBranch[]): FilterField[] {
  const nameOf = useExtraLabel();
  const { filters, setFilters } = controls;
  return askedExtra(fieldsOf(controls, branches)).map((field) => ({
    id: idOf(field),
    label: nameOf(field),
    field: (
      <Suspense fallback={null}>
        <ExtraFilter
          field={field}
          label={nameOf(field)}
          value={(filters.extra === field.key && filters.extra_value) || null}
          onChange={(value) => setFilters({ extra: value === null ? null : field.key, extra_value: value })}
        />
      </Suspense>
    ),
  }));
}

/** The chip of the extra field that the list is narrowed by. */
export function useActiveExtraFilter(
  controls: Controls,
  branches: readonly ExtraBranch[],
): ActiveListFilter<ExtraFilterName>[] {
  const { t } = useTranslation(['policies', 'common']);
  const nameOf = useExtraLabel();
  const extraText = useExtraText();
  const { extra: key, extra_value: value } = controls.filters;
  if (!key) return [];
  const field = fieldsOf(controls, branches).find((one) => one.key === key);
  const text = () => {
    if (!value) return t('extra.any');
    if (!field) return value;
    return extraText(field, field.kind === 'yes_no' ? value === 'true' : value);
  };
  const label = field ? nameOf(field) : key;
  return [{ id: idOf({ key }), label, value: text(), names }];
}
