import type { Ref as RecordRef } from '@corredor/core/api';
import { ComboBox } from '@corredor/ui/ComboBox';
import type { FieldProps } from '@corredor/ui/Field';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Choice, useSampleMarks } from './samples.ts';

/** What every picker of a record takes. */
export type PickerProps = FieldProps & {
  value: number | null;
  /** The name of the record that is chosen already; without it the picker asks for the name itself. */
  valueLabel?: string;
  onChange: (id: number | null, record: RecordRef | null) => void;
  onBlur?: () => void;
  /** A last row such as "New customer…"; gets what was typed. */
  createAction?: { label: string; onAction: (text: string) => void };
  placeholder?: string;
  /** Shows the choice, which can be read and not changed. */
  isReadOnly?: boolean;
  /** A few words at the end of the label's line. */
  labelEnd?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

interface RecordPickerProps extends PickerProps {
  items: readonly Choice[] | undefined;
  isLoading: boolean;
  isFailed: boolean;
  onSearch: (text: string) => void;
  onActivate: () => void;
}

/** One record of many, found by typing; what is offered comes from the caller's search. */
export function RecordPicker({
  items = [],
  isFailed,
  onSearch,
  onActivate,
  onChange,
  valueLabel,
  ...field
}: RecordPickerProps) {
  const { t } = useTranslation('pickers');
  const marked = useSampleMarks();
  const [chosen, setChosen] = useState<RecordRef | null>(null);
  const name = chosen?.id === field.value ? chosen.name : valueLabel;
  return (
    <ComboBox
      {...field}
      items={items.map(marked)}
      valueLabel={name}
      description={isFailed ? t('failed') : field.description}
      onFocus={onActivate}
      onInputChange={(text) => onSearch(text === name ? '' : text)}
      onChange={(id, option) => {
        const record = option && { id: option.id, name: option.label };
        setChosen(record);
        onChange(id, record);
      }}
    />
  );
}
