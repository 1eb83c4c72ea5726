import type { ExtraField } from '@corredor/core/api';
import { askedExtra, extraName } from '@corredor/core/extras';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useExtraText } from '../../../frames/extras/index.ts';
import type { DescribedFilter } from '../../../frames/filters/index.ts';
import type { ListControls } from '../../../frames/lists/index.ts';
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
export function useExtraFilters(
  controls: Controls,
  branches: readonly ExtraBranch[],
): DescribedFilter<(typeof names)[number]> {
  const { t } = useTranslation('policies');
  const nameOf = useExtraLabel();
  const extraText = useExtraText();
  const { filters, setFilters } = controls;
  const { extra: key, extra_value: value } = filters;
  const ofBranch = fieldsOf(controls, branches);
  const chosen = ofBranch.find((field) => field.key === key);
  const text = () => {
    if (!value) return t('extra.any');
    if (!chosen) return value;
    return extraText(chosen, chosen.kind === 'yes_no' ? value === 'true' : value);
  };
  return {
    names,
    fields: askedExtra(ofBranch).map((field) => ({
      id: idOf(field),
      label: nameOf(field),
      field: (
        <Suspense fallback={null}>
          <ExtraFilter
            field={field}
            label={nameOf(field)}
            value={(key === field.key && value) || null}
            onChange={(value) => setFilters({ extra: value === null ? null : field.key, extra_value: value })}
          />
        </Suspense>
      ),
    })),
    active: key ? [{ id: idOf({ key }), label: chosen ? nameOf(chosen) : key, value: text(), names }] : [],
  };
}
