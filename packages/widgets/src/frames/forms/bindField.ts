import type { Ref } from 'react';
import type {
  ControllerFieldState,
  ControllerRenderProps,
  FieldPath,
  FieldPathValue,
  FieldValues,
} from 'react-hook-form';

export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  // react-hook-form only focuses it, whatever element it is.
  ref: Ref<never>;
  errorMessage: string | undefined;
}

/** Connects a field of the design system to react-hook-form: value, events, focus on error and the error's words. */
export const bindField = <Values extends FieldValues, Name extends FieldPath<Values>>({
  field,
  fieldState,
}: {
  field: ControllerRenderProps<Values, Name>;
  fieldState: ControllerFieldState;
}): BoundField<FieldPathValue<Values, Name>> => ({
  name: field.name,
  value: field.value,
  onChange: field.onChange,
  onBlur: field.onBlur,
  ref: field.ref as Ref<never>,
  errorMessage: fieldState.error?.message,
});
