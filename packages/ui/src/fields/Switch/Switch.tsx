import type { ReactNode, Ref } from 'react';
import {
  SwitchField as AriaSwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
  SwitchButton,
} from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import * as fieldCss from '../Field/Field.css.ts';
import * as css from './Switch.css.ts';

type SwitchProps = Pick<
  AriaSwitchFieldProps,
  'isSelected' | 'defaultSelected' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'name' | 'value'
> & {
  /** The label: what is on while it is on. */
  children: ReactNode;
  /** What happens while it is on, in a muted line below. */
  description?: ReactNode;
  /** The native input, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

/** On or off, at once. */
export function Switch({ children, description, ref, ...props }: SwitchProps) {
  return (
    <AriaSwitchField {...props} data-field={props.name} inputRef={ref} className={checkbox.field}>
      <SwitchButton className={checkbox.button}>
        <span className={css.track}>
          <span className={css.knob} />
        </span>
        <span>{children}</span>
      </SwitchButton>
      {description && (
        <Text slot="description" className={`${fieldCss.description} ${css.help}`}>
          {description}
        </Text>
      )}
    </AriaSwitchField>
  );
}
