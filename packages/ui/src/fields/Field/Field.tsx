import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as css from './Field.css.ts';

/** What every field of a form takes. */
export type FieldProps = {
  /** What to give, as a noun; read with the field, and its name for ErrorSummary and tests. */
  label: string;
  /** Help that stays visible. */
  description?: ReactNode;
  /** What is wrong and what to do; its presence makes the field invalid. */
  errorMessage?: ReactNode;
  /** Hides the label from the eye, where a heading or icon says the same. */
  isLabelHidden?: boolean;
  /** Its name in the form's data; ErrorSummary finds the field by it. */
  name?: string;
  /** Marks the label with a star and the control as required, which screen readers say. */
  isRequired?: boolean;
  /** Takes it out of use and of the form's data; for what may be read and not changed, use `isReadOnly` where there is one. */
  isDisabled?: boolean;
};

/** The part of a field's props that goes to react-aria's root. */
export function fieldRoot({ errorMessage, name }: Pick<FieldProps, 'errorMessage' | 'name'>) {
  return {
    className: css.field,
    isInvalid: errorMessage ? true : undefined,
    validationBehavior: 'aria',
    'data-field': name,
  } as const;
}

type FieldFrameProps = Pick<FieldProps, 'label' | 'description' | 'errorMessage' | 'isLabelHidden' | 'isRequired'> & {
  /** The control itself, in its box. */
  children: ReactNode;
  /** A short link or count at the end of the label's line. */
  labelEnd?: ReactNode;
};

/** Label above, control, then the error or the help. */
export function FieldFrame({ children, ...props }: FieldFrameProps) {
  const label = (
    <Label className={css.label}>
      {props.label}
      {props.isRequired && (
        <span aria-hidden="true" className={css.star}>
          *
        </span>
      )}
    </Label>
  );
  const shown = props.labelEnd ? (
    <div className={css.labelLine}>
      {label}
      {props.labelEnd}
    </div>
  ) : (
    label
  );
  return (
    <>
      {props.isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : shown}
      {children}
      {props.description && (
        <Text slot="description" className={css.description}>
          {props.description}
        </Text>
      )}
      <FieldProblem>{props.errorMessage}</FieldProblem>
    </>
  );
}

type FieldProblemProps = {
  /** What is wrong and what to do; without it, what react-aria found. */
  children?: ReactNode;
};

/** The error of the field it stands in, with an icon. */
export function FieldProblem({ children }: FieldProblemProps) {
  return (
    <FieldError className={css.error}>
      {({ validationErrors }) => (
        <>
          <span className={css.errorIcon}>
            <Icon of={CircleAlert} />
          </span>
          <span>{children ?? validationErrors.join(' ')}</span>
        </>
      )}
    </FieldError>
  );
}

/** A sign or unit before and after the value, and the ids by which the control says them. */
export function useAffixes(prefix: ReactNode, suffix: ReactNode) {
  const id = useId();
  const affix = (content: ReactNode, place: string) =>
    content && (
      <span id={id + place} className={css.affix}>
        {content}
      </span>
    );
  const ids = [prefix && `${id}before`, suffix && `${id}after`].filter(Boolean);
  return { before: affix(prefix, 'before'), after: affix(suffix, 'after'), describedBy: ids.join(' ') || undefined };
}
