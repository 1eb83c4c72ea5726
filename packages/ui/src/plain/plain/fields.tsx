import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import * as css from './fields.css.ts';

type FieldProps = {
  /** What the field asks for, above it. */
  label: string;
  /** Its name for a partner's `::part()`. */
  part?: string;
  /** Where the place of use has rules for its size. */
  className?: string;
};
type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    /** Gives the input, to set the focus. */
    ref?: React.Ref<HTMLInputElement>;
    /** Stands at the end of the field. */
    end?: ReactNode;
    /** Sets the room that stays free for it. */
    endClass?: string;
  };

/** A line of text with its label above. */
export function TextField({ label, part, className = '', end, endClass, ...props }: TextFieldProps) {
  const id = useId();
  return (
    <div part={part} className={`${css.field} ${className}`}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={endClass}>
        <input {...props} id={id} className={css.control} />
        {end}
      </div>
    </div>
  );
}

type SelectFieldProps = FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'>;

/** One of several, as the device draws it, with its label above. */
export function SelectField({ label, part, className = '', ...props }: SelectFieldProps) {
  const id = useId();
  return (
    <div part={part} className={`${css.field} ${className}`}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <select {...props} id={id} className={`${css.control} ${css.select}`} />
    </div>
  );
}

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  /** What is chosen by the tick. */
  children: ReactNode;
  /** How many match, after the words. */
  count?: string;
};

/** A box to tick. */
export function Choice({ children, count, ...props }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <input {...props} type="checkbox" className={css.tick} />
      <span>
        {children} <span className={css.count}>{count}</span>
      </span>
    </label>
  );
}
