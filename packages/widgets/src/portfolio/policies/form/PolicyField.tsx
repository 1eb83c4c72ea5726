import type { ReactNode } from 'react';
import { type UseControllerReturn, useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../../frames/forms/index.ts';
import type { PolicyValues } from './policyValues.ts';

/** What the fields of a policy must know of the policy they belong to. */
export interface PolicyFieldsProps {
  /** Fields that a paid instalment holds. */
  locked: readonly string[];
}

type Bound<Name extends keyof PolicyValues> = ReturnType<typeof bindField<PolicyValues, Name>> & {
  label: string;
  isDisabled: boolean;
  description: string | undefined;
};
interface PolicyFieldProps<Name extends keyof PolicyValues> extends PolicyFieldsProps {
  name: Name;
  help?: string | undefined;
  children: (bound: Bound<Name>) => ReactNode;
}

/** One field of the policy's form, bound to its value; a locked one says why. */
export function PolicyField<Name extends keyof PolicyValues>({ name, locked, help, children }: PolicyFieldProps<Name>) {
  const { t } = useTranslation('policies');
  const anyName: keyof PolicyValues = name;
  const { control } = useFormContext<PolicyValues>();
  const controlled: UseControllerReturn<PolicyValues, Name> = useController({ control, name });
  const isDisabled = locked.includes(name);
  return children({
    ...bindField(controlled),
    label: t(`field.${anyName}`),
    isDisabled,
    description: isDisabled ? t('form.locked') : help,
  });
}
