import { Heading } from '@corredor/ui/Heading';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  /** The day or the period of what follows. */
  note?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the dashboard below its heading. */
export function Part({ title, note, action, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="small">
        <Spread>
          <div>
            <Heading level={2} size="lg" id={id}>
              {title}
            </Heading>
            {note && <Text tone="muted">{note}</Text>}
          </div>
          {action}
        </Spread>
        {children}
      </Stack>
    </section>
  );
}
