import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as css from '../Field/Field.css.ts';
import { FieldFrame, fieldRoot } from '../Field/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'autoComplete'> & {
  /** Which password, for the browser's password manager. */
  autoComplete: 'current-password' | 'new-password';
  /** The native input, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

/** A password that can be shown. */
export function PasswordField({ placeholder, ref, ...props }: PasswordFieldProps) {
  const { label, description, errorMessage, isLabelHidden, labelEnd, ...behaviour } = props;
  const words = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField {...behaviour} {...fieldRoot(props)} type={isShown ? 'text' : 'password'} spellCheck="false">
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
        labelEnd={labelEnd}
        isRequired={props.isRequired}
      >
        <Group className={css.box}>
          <Input ref={ref} placeholder={placeholder} autoCapitalize="none" className={css.input} />
          <Button
            aria-label={words.showPassword}
            aria-pressed={isShown}
            onPress={() => setShown(!isShown)}
            isDisabled={props.isDisabled}
            className={css.innerButton}
          >
            <Icon of={isShown ? EyeOff : Eye} />
          </Button>
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
