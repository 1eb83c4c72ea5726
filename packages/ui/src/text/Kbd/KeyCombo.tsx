import { Fragment } from 'react';
import { combo } from './Kbd.css.ts';
import { Kbd } from './Kbd.tsx';

const isMac = () => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

/** Keys to press together (`mod+k`) or one after the other (`g p`). */
export function KeyCombo({ keys }: { keys: string }) {
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
const nameOf = (key: string) => {
  if (key === 'mod') return isMac() ? '⌘' : 'Ctrl';
  return key.length === 1 ? key.toUpperCase() : key;
};
