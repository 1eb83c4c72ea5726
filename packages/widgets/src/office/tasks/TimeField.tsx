import { readTime } from '@corredor/core/dates';
import { TextField } from '@corredor/ui/TextField';
import { type ComponentProps, useState } from 'react';
import { useFormats } from '../../base/app/index.ts';

type TimeFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  /** As in `14:30`, or what was written where it says no time. */
  value: string;
  onChange: (value: string) => void;
};

/** Takes a time of day as people write it, and shows it as the reader's language does. */
export function TimeField({ value, onChange, onBlur, ...props }: TimeFieldProps) {
  const { time } = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...props}
      placeholder={time('09:30')}
      maxLength={20}
      value={typed ?? time(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(readTime(text) ?? text);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
