import { Button, buttonLook } from '@corredor/ui/plain';
import type { Place } from './address.ts';
import type { DirectoryModel } from './directoryModel.ts';

interface ClearAllProps {
  model: DirectoryModel;
  /** What is left. */
  to: Partial<Place>;
  tone?: 'plain' | 'quiet';
  onClear: () => void;
}

/** Takes away what was chosen: a link where the list works without script, else a button. */
export function ClearAll({ model: { part, say, placeHref }, to, tone = 'plain', onClear }: ClearAllProps) {
  const href = placeHref({ page: 1, ...to });
  if (!href)
    return (
      <Button {...part('clear')} tone={tone} onClick={onClear}>
        {say('reset')}
      </Button>
    );
  return (
    <a
      {...part('clear', buttonLook(tone))}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      {say('reset')}
    </a>
  );
}
