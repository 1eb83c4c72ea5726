import type { Branch, BranchFlags, BranchGroup } from '@corredor/core/api';
import { textOrNull } from '../../frames/forms/index.ts';

/** A branch as its form holds it. */
export interface BranchValues {
  name: string;
  group: BranchGroup | null;
  code: string;
  description: string;
  flags: (keyof BranchFlags)[];
}

export const branchFlagNames = ['vehicles', 'insureds', 'generals', 'diagnosis'] as const;

/** The form of a branch, or of a new one. */
export const toBranchValues = (branch?: Partial<Branch>): BranchValues => ({
  name: branch?.name ?? '',
  group: branch?.group ?? null,
  code: branch?.code ?? '',
  description: branch?.description ?? '',
  flags: branchFlagNames.filter((name) => branch?.flags?.[name]),
});

/** What is sent; the check against the document tells what is missing. */
export const toBranchInput = ({ name, group, code, description, flags }: BranchValues) => ({
  name: name.trim(),
  group: group ?? undefined,
  code: textOrNull(code),
  description: textOrNull(description),
  flags: {
    vehicles: flags.includes('vehicles'),
    insureds: flags.includes('insureds'),
    generals: flags.includes('generals'),
    diagnosis: flags.includes('diagnosis'),
  },
});
