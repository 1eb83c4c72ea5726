import type { Ref as RecordRef } from '@corredor/core/api';
import { ChipList } from '@corredor/ui/ChipList';
import { Stack } from '@corredor/ui/Stack';
import { useEffect, useState } from 'react';
import { BranchPicker } from './BranchPicker.tsx';
import type { PickerProps } from './RecordPicker.tsx';

type BranchesPickerProps = Omit<PickerProps, 'value' | 'valueLabel' | 'onChange' | 'createAction'> & {
  value: readonly number[];
  /** The names of the branches that are chosen already. */
  known: readonly RecordRef[];
  onChange: (ids: number[]) => void;
};

/** Any number of branches: each choice becomes a chip. */
export function BranchesPicker({ value, known, onChange, ...field }: BranchesPickerProps) {
  const [names, setNames] = useState<readonly RecordRef[]>(known);
  // A combo box empties its text only when its value goes: so the choice is its value for one moment.
  const [picked, setPicked] = useState<RecordRef | null>(null);
  useEffect(() => {
    if (picked) setPicked(null);
  }, [picked]);
  const chosen = value.map((id) => ({ id, label: names.find((one) => one.id === id)?.name ?? String(id) }));
  return (
    <Stack gap="small">
      <BranchPicker
        {...field}
        value={picked?.id ?? null}
        valueLabel={picked?.name}
        onChange={(id, branch) => {
          if (id === null || !branch) return;
          setPicked(branch);
          if (value.includes(id)) return;
          setNames([...names.filter((one) => one.id !== id), branch]);
          onChange([...value, id]);
        }}
      />
      <ChipList label={field.label} items={chosen} onRemove={(id) => onChange(value.filter((other) => other !== id))} />
    </Stack>
  );
}
