import type { SearchKind, TaskAbout, TaskModel } from '@corredor/core/api';
import { searchRecords } from '@corredor/core/operations';
import { ComboBox } from '@corredor/ui/ComboBox';
import type { FieldProps } from '@corredor/ui/Field';
import { useDebounced } from '@corredor/ui/useDebounced';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useHitWords } from '../../frames/hits/index.ts';

type AboutPickerProps = FieldProps & {
  value: TaskAbout | null;
  onChange: (about: TaskAbout | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};
const keyOf = ({ model, id }: Pick<TaskAbout, 'model' | 'id'>) => `${model} ${id}`;
const isModel = (kind: SearchKind): kind is TaskModel => kind !== 'task';

/** The record that a task is about, of any kind, found as the search over everything finds it. */
export function AboutPicker({ value, onChange, ...field }: AboutPickerProps) {
  const { t } = useTranslation('tasks');
  const wordsOf = useHitWords();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), 250);
  const options = queryOf(useClient(), searchRecords, { query: { q } });
  const found = useQuery({ ...options, enabled: q !== '', placeholderData: keepPreviousData });
  const choices = (q === '' ? [] : (found.data?.groups ?? [])).flatMap(({ kind, results }) =>
    isModel(kind) ? results.map((hit) => ({ model: kind, id: hit.id, ...wordsOf(kind, hit) })) : [],
  );
  return (
    <ComboBox
      {...field}
      placeholder={t('aboutHint')}
      value={value && keyOf(value)}
      valueLabel={value ? value.label || t(`model.${value.model}`) : ''}
      isLoading={found.isFetching}
      description={found.isError ? t('aboutFailed') : field.description}
      items={choices.map((one) => ({
        id: keyOf(one),
        label: one.label,
        description: [t(`model.${one.model}`), one.description].filter(Boolean).join(' · '),
      }))}
      onInputChange={(typed) => setText(typed === value?.label ? '' : typed)}
      onChange={(key) => {
        const chosen = choices.find((one) => keyOf(one) === key);
        onChange(chosen ? { model: chosen.model, id: chosen.id, label: chosen.label } : null);
      }}
    />
  );
}
