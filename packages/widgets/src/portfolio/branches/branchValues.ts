import type { Branch, BranchFlags, BranchGroup, ExtraField } from '@corredor/core/api';
import { extraKeyOf } from '@corredor/core/extras';
import { textOrNull } from '../../frames/forms/index.ts';

/** A branch as its form holds it. */
export interface BranchValues {
  name: string;
  group: BranchGroup | null;
  code: string;
  description: string;
  flags: (keyof BranchFlags)[];
  premium_tax: Branch['premium_tax'];
  renews: boolean;
  /** A new one has no key yet. */
  extra_fields: ExtraField[];
  /** Keys that the branch had when the form was opened: what is made anew takes none of them. */
  taken_keys: string[];
}

export const premiumTaxes = ['usual', 'exempt', 'charged'] as const;
export const branchFlagNames = ['vehicles', 'insureds', 'generals', 'diagnosis'] as const;

/** The form of a branch, or of a new one. */
export const toBranchValues = (branch?: Partial<Branch>): BranchValues => ({
  name: branch?.name ?? '',
  group: branch?.group ?? null,
  code: branch?.code ?? '',
  description: branch?.description ?? '',
  flags: branchFlagNames.filter((name) => branch?.flags?.[name]),
  premium_tax: branch?.premium_tax ?? 'usual',
  renews: branch?.renews ?? true,
  extra_fields: branch?.extra_fields ?? [],
  taken_keys: (branch?.extra_fields ?? []).map(({ key }) => key),
});

/** A field that is being added. */
export const newExtraField: ExtraField = {
  key: '',
  name_es: '',
  name_en: '',
  kind: 'text',
  on: 'policy',
  is_required: false,
  choices: [],
  position: 1,
  is_retired: false,
};

/** New fields get their keys after their names, and one name stands for both; only a choice has choices. */
function withKeys(fields: readonly ExtraField[], taken: readonly string[]): ExtraField[] {
  const keys = [...taken];
  return fields.map((field, index) => {
    const { kind, is_required, choices, is_retired = false } = field;
    // A draft of an older making has one name only, which went another way, and fields of policies only.
    const on = field.on ?? 'policy';
    const [es, en] = [(field.name_es ?? '').trim(), (field.name_en ?? '').trim()];
    const key = field.key || extraKeyOf(es || en, keys);
    keys.push(key);
    return {
      ...{ key, name_es: es || en, name_en: en || es, kind, on, is_required },
      ...{ choices: kind === 'choice' ? choices : [], position: index + 1, is_retired },
    };
  });
}

/** What is sent; the check against the document tells what is missing. */
export const toBranchInput = ({ name, group, code, description, flags, ...values }: BranchValues) => ({
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
  // A draft of an older making has neither.
  premium_tax: values.premium_tax ?? 'usual',
  renews: values.renews ?? true,
  extra_fields: withKeys(values.extra_fields ?? [], values.taken_keys ?? []),
});
