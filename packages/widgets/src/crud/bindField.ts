import type { ControllerFieldState, ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form';

/** Connects a field of the design system to react-hook-form: value, events, focus on error and the error's words. */
export const bindField = <Values extends FieldValues, Name extends FieldPath<Values>>({
  field,
  fieldState,
}: {
  field: ControllerRenderProps<Values, Name>;
  fieldState: ControllerFieldState;
}) => ({
  name: field.name,
  value: field.value,
  onChange: field.onChange,
  onBlur: field.onBlur,
  ref: field.ref,
  isInvalid: fieldState.invalid,
  errorMessage: fieldState.error?.message,
});
