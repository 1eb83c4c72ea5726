import { Button } from '@corredor/ui/Button';
import { Disclosure } from '@corredor/ui/Disclosure';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import type { SettingsValues } from './settingsValues.ts';

interface FoldedSettingProps {
  list: 'movements.rules' | 'movements.tables' | 'movements.checklists';
  index: number;
  title: string;
  /** What it says, in a few words. */
  summary: string;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One of several settings of a kind, in one line until it is opened; one that was just added, or holds a mistake, is open. */
export function FoldedSetting({ list, index, title, summary, removeLabel, onRemove, children }: FoldedSettingProps) {
  const { formState, getFieldState, getValues } = useFormContext<SettingsValues>();
  const stored = get(formState.defaultValues, list) as unknown[] | undefined;
  const [isOpen, setOpen] = useState(() => {
    const written = JSON.stringify(getValues(`${list}.${index}`));
    return !stored?.some((one) => JSON.stringify(one) === written);
  });
  const isWrong = getFieldState(`${list}.${index}`, formState).invalid;
  // It stays open once it is mended: the field that mends it has the focus.
  if (isWrong && !isOpen) setOpen(true);
  return (
    <Disclosure
      level={3}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
      title={
        <span>
          {title}{' '}
          <Text as="span" size="sm" tone="muted">
            {summary}
          </Text>
        </span>
      }
    >
      <Stack>
        {children}
        <div>
          <Button icon={Trash2} size="small" onPress={onRemove}>
            {removeLabel}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  );
}
