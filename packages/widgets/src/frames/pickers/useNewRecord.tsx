import type { Ref } from '@corredor/core/api';
import type { Permission } from '@corredor/core/permissions';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../base/app/index.ts';
import type { PickerProps } from './RecordPicker.tsx';

/** Draws the dialog of a new record, which belongs to another feature; it begins with what was typed. */
export type NewRecord = (dialog: { name: string; onCreated: (record: Ref) => void; onClose: () => void }) => ReactNode;

interface NewRecordOptions extends Pick<PickerProps, 'value' | 'valueLabel' | 'onChange'> {
  /** The last row of the choices, such as "New customer…". */
  label: string;
  permission: Permission;
  /** Nothing can be made where no dialog is given. */
  draw: NewRecord | undefined;
  /** What it is called whatever was typed to look for it, as in a file. */
  newName?: string;
}

/** What is not there yet is made on the spot, where the reader may: the last row of a picker's choices, and the dialog that it opens. */
export function useNewRecord({ label, permission, draw, newName, value, valueLabel, onChange }: NewRecordOptions) {
  const canAdd = useCan(permission);
  const [created, setCreated] = useState<Ref>();
  const [typed, setTyped] = useState<string | null>(null);
  const close = () => setTyped(null);
  return {
    picker: {
      valueLabel: created?.id === value ? created?.name : valueLabel,
      createAction: draw && canAdd ? { label, onAction: setTyped } : undefined,
    },
    dialog:
      typed !== null &&
      draw?.({
        name: newName ?? typed,
        onCreated: (record) => {
          setCreated(record);
          close();
          onChange(record.id, record);
        },
        onClose: close,
      }),
  };
}
