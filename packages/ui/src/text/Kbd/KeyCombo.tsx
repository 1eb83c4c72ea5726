import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { combo } from './Kbd.css.ts';
import { Kbd } from './Kbd.tsx';

const isMac = () => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

type KeyComboProps = {
  /** A plus joins keys to press together, a space parts those to press in turn; `mod` is ⌘ on a Mac, else Ctrl; `ArrowLeft` and `ArrowRight` are drawn. */
  keys: string;
};

/** Keys to press together (`mod+k`) or one after the other (`g p`). */
export function KeyCombo({ keys }: KeyComboProps) {
  return (
    <span className={combo}>
      {keys.split(' ').map((chord, index) => (
        <Fragment key={`${chord} ${String(index)}`}>
          {chord.split('+').map((key) => (
            <Kbd key={key}>{nameOf(key)}</Kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
const drawn: Record<string, typeof ArrowLeft> = { ArrowLeft, ArrowRight };
const nameOf = (key: string) => {
  const Drawing = drawn[key];
  if (Drawing) return <Drawing size={12} role="img" aria-label={key} />;
  if (key === 'mod') return isMac() ? '⌘' : 'Ctrl';
  return key.length === 1 ? key.toUpperCase() : key;
};
