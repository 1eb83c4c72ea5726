import { type Ref, useId } from 'react';
import * as css from './StripeCardFields.css.ts';

interface HostedFieldProps {
  label: string;
  errorMessage?: string;
  /** Where Stripe puts its frame. */
  ref: Ref<HTMLDivElement>;
  onFocus: () => void;
}

/** The place of a field that Stripe draws. */
export function HostedField({ label, errorMessage, ref, onFocus }: HostedFieldProps) {
  const id = useId();
  return (
    <fieldset className={css.field} aria-labelledby={id}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard goes to Stripe's own field */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a label for a field that is another document's */}
      <span id={id} className={css.label} onClick={onFocus}>
        {label}
      </span>
      <div ref={ref} className={css.box} data-invalid={errorMessage ? true : undefined} />
      {errorMessage && (
        <span className={css.error} role="alert">
          {errorMessage}
        </span>
      )}
    </fieldset>
  );
}
