import type { PolicyMissing } from '@corredor/core/api';
import { Icon } from '@corredor/ui/Icon';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { type UseControllerReturn, useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../../frames/forms/index.ts';
import type { PolicyValues } from './policyValues.ts';

/** What the fields of a policy must know of the policy they belong to. */
interface PolicyFormState {
  /** Fields that a paid instalment holds, or that only movements change. */
  locked: readonly string[];
  /** Fields that only movements change. */
  byMovement: readonly string[];
  /** Why a field of a sample is fixed; nothing where it is not. */
  fixed: (field: string) => string | undefined;
  /** What enabling still asks for; null where nothing is to be enabled. */
  missing: readonly PolicyMissing[] | null;
}
const PolicyFormContext = createContext<PolicyFormState>({
  locked: [],
  byMovement: [],
  fixed: () => undefined,
  missing: null,
});
export const PolicyFormProvider = PolicyFormContext.Provider;

/** A field that is fixed, because an instalment is paid or because it is a sample's. */
export const useIsLocked = () => {
  const { locked, fixed } = use(PolicyFormContext);
  return (name: keyof PolicyValues) => locked.includes(name) || fixed(name) !== undefined;
};

type Bound<Name extends keyof PolicyValues> = ReturnType<typeof bindField<PolicyValues, Name>> & {
  label: string;
  isDisabled: boolean;
  description: ReactNode;
};
interface PolicyFieldProps<Name extends keyof PolicyValues> {
  name: Name;
  help?: string;
  children: (bound: Bound<Name>) => ReactNode;
}

/** One field of the policy's form, bound to its value; a locked one says why. */
export function PolicyField<Name extends keyof PolicyValues>({ name, help, children }: PolicyFieldProps<Name>) {
  const { t } = useTranslation('policies');
  const anyName: keyof PolicyValues = name;
  const { control } = useFormContext<PolicyValues>();
  const controlled: UseControllerReturn<PolicyValues, Name> = useController({ control, name });
  const { fixed, byMovement } = use(PolicyFormContext);
  const reason = fixed(name) ?? (byMovement.includes(name) ? t('byMovement.field') : t('form.locked'));
  const isDisabled = useIsLocked()(name);
  return children({
    ...bindField(controlled),
    label: t(`field.${anyName}`),
    isDisabled,
    description: isDisabled ? reason : help,
  });
}

type Needed = keyof PolicyValues & PolicyMissing;

/** A field that enabling asks for: a word and a sign beside its label say so, and whether it is there. */
export function NeededField<Name extends Needed>({ name, children, ...props }: NeededFieldProps<Name>) {
  const { t } = useTranslation('policies');
  const { missing } = use(PolicyFormContext);
  return (
    <PolicyField name={name} {...props}>
      {({ description, ...field }) => {
        if (!missing) return children({ ...field, description });
        return children({
          ...field,
          labelEnd: <NeedMark isMet={!missing.includes(name)} />,
          description: (
            <>
              <VisuallyHidden>{`${t('form.needed')} `}</VisuallyHidden>
              {description}
            </>
          ),
        });
      }}
    </PolicyField>
  );
}
interface NeededFieldProps<Name extends Needed> {
  name: Name;
  help?: string;
  children: (bound: Bound<Name> & { labelEnd?: ReactNode }) => ReactNode;
}

function NeedMark({ isMet }: { isMet: boolean }) {
  const { t } = useTranslation('policies');
  return (
    <span aria-hidden="true">
      <Text as="span" size="xs" tone={isMet ? 'positive' : 'muted'}>
        <Icon of={isMet ? CircleCheck : CircleDashed} /> {t('form.toEnable')}
      </Text>
    </span>
  );
}
