import { Search, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps, fieldRoot } from '../Field/index.ts';
import * as css from './SearchField.css.ts';

type SearchFieldProps = Omit<FieldProps, 'isRequired' | 'errorMessage'> &
  Pick<
    AriaSearchFieldProps,
    'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'onClear' | 'onBlur' | 'onFocus' | 'autoFocus'
  > & {
    /** What can be searched for: "Search by name or e-mail". */
    placeholder?: string;
    /** A key or count at the end. */
    suffix?: ReactNode;
    /** The native input, to move the focus to it. */
    ref?: Ref<HTMLInputElement>;
  };

/** Text to search for; Escape clears it. */
export function SearchField({ placeholder, suffix, ref, isLabelHidden = true, ...props }: SearchFieldProps) {
  const { label, description, ...behaviour } = props;
  const words = useToolWords();
  return (
    <AriaSearchField {...behaviour} {...fieldRoot({ name: props.name })}>
      <FieldFrame label={label} description={description} isLabelHidden={isLabelHidden}>
        <Group className={field.box}>
          <span className={field.affix}>
            <Icon of={Search} />
          </span>
          <Input ref={ref} placeholder={placeholder} className={field.input} />
          {suffix && <span className={field.affix}>{suffix}</span>}
          <Button aria-label={words.clearSearch} className={`${field.innerButton} ${css.clear}`}>
            <Icon of={X} />
          </Button>
        </Group>
      </FieldFrame>
    </AriaSearchField>
  );
}
