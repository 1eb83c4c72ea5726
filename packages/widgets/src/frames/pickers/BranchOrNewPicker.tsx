import { useTranslation } from 'react-i18next';
import { BranchPicker } from './BranchPicker.tsx';
import type { PickerProps } from './RecordPicker.tsx';
import { type NewRecord, useNewRecord } from './useNewRecord.tsx';

type BranchOrNewPickerProps = Omit<PickerProps, 'createAction'> & {
  newBranch?: NewRecord;
  /** What a new branch is called whatever was typed to look for it. */
  newName?: string;
};

/** One branch; one that is not there yet is made on the spot, where the reader may add branches. */
export function BranchOrNewPicker({ newBranch, newName, ...field }: BranchOrNewPickerProps) {
  const { t } = useTranslation('pickers');
  const { picker, dialog } = useNewRecord({
    ...field,
    label: t('newBranch'),
    permission: 'policy_app.add_branch',
    draw: newBranch,
    newName,
  });
  return (
    <>
      <BranchPicker {...field} {...picker} />
      {dialog}
    </>
  );
}
