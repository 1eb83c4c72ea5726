import { type OfficialBranch, officialBranches } from '@corredor/core/branches';
import { useState } from 'react';
import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../../base/app/index.ts';
import { type BranchValues, branchFlagNames } from './branchValues.ts';

const ofCode = (code: string | null) => officialBranches.find((branch) => branch.code === code?.trim());

/** The branch of the authority's list that a form stands on: chosen there, or named by its code. */
export function useOfficialBranch(form: UseFormReturn<BranchValues>) {
  const { language } = useLanguage();
  const code = form.watch('code');
  const [filled, setFilled] = useState<string | null>(null);
  const put = <Name extends FieldPath<BranchValues>>(name: Name, value: FieldPathValue<BranchValues, Name>) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const flagsOf = (branch: OfficialBranch) => branchFlagNames.filter((name) => branch.flags[name]);
  return {
    chosen: filled === code.trim() ? filled : null,
    choose: (chosen: string | null) => {
      const branch = ofCode(chosen);
      if (!branch) return;
      put('code', branch.code);
      put('name', branch.name[language]);
      put('group', branch.group);
      put('flags', flagsOf(branch));
      setFilled(branch.code);
    },
    /** A code that was typed names its branch too; what was written already stays. */
    fillEmpty: () => {
      const branch = ofCode(code);
      if (!branch || filled === branch.code) return;
      const { name, group, flags } = form.getValues();
      if (!name.trim()) put('name', branch.name[language]);
      if (!group) put('group', branch.group);
      if (flags.length === 0) put('flags', flagsOf(branch));
      setFilled(branch.code);
    },
  };
}
