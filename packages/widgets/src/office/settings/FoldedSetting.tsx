import { Button } from '@corredor/ui/Button';
import { Disclosure } from '@corredor/ui/Disclosure';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import type { SettingsValues } from './settingsValues.ts';

interface FoldedSettingProps {
  list: 'movements.rules' | 'movements.tables' | 'movements.checklists';
  index: number;
  /** Whether it was just added. */
  isNew: boolean;
  /** Which it is of its list, as what is wrong with it names it. */
  title: string;
  /** What it says, in a few words: what it is called by. */
  summary: string;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One of several settings of a kind, in one line until it is opened; one that was just added, or holds a mistake, is open. */
export function FoldedSetting(props: FoldedSettingProps) {
  const { list, index, isNew, title, summary, removeLabel, onRemove, children } = props;
  const { formState, getFieldState, getValues } = useFormContext<SettingsValues>();
  const stored = get(formState.defaultValues, list) as unknown[] | undefined;
  const [isOpen, setOpen] = useState(() => {
    const written = JSON.stringify(getValues(`${list}.${index}`));
    // A new one may say the same as one that is stored.
    return isNew || !stored?.some((one) => JSON.stringify(one) === written);
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
          {summary}{' '}
          <Text as="span" size="sm" tone="muted">
            {title}
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

/** Which setting of a list was just added, by its place, and how the list says that one is being added at its end. */
export function useAdded(fields: readonly unknown[]) {
  const [added, setAdded] = useState<number>();
  // Once it stands it is like the others: what was saved begins folded.
  useEffect(() => {
    if (added !== undefined && fields.length > added) setAdded(undefined);
  }, [added, fields]);
  return { added, tellAdded: () => setAdded(fields.length) };
}
