import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { Fragment } from 'react';
import { type ToolWords, useToolWords } from '../../foundation/words/index.ts';
import { combo } from './Kbd.css.ts';
import { Kbd } from './Kbd.tsx';

const isMac = () => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

type KeyComboProps = {
  /** A plus joins keys to press together, a space parts those to press in turn; `mod` is ⌘ on a Mac, else Ctrl; the arrows, such as `ArrowLeft`, are drawn, and named keys, such as `Home`, are called as in the language of the page. */
  keys: string;
};

/** Keys to press together (`mod+k`) or one after the other (`g p`). */
export function KeyCombo({ keys }: KeyComboProps) {
  const { keyNames } = useToolWords();
  return (
    <span className={combo}>
      {keys.split(' ').map((chord, index) => (
        <Fragment key={`${chord} ${String(index)}`}>
          {chord.split('+').map((key) => (
            <Kbd key={key}>{nameOf(key, keyNames)}</Kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
const drawn: Record<string, typeof ArrowLeft> = { ArrowDown, ArrowLeft, ArrowRight, ArrowUp };
const isNamed = (key: string, names: ToolWords['keyNames']): key is keyof typeof names => Object.hasOwn(names, key);
const nameOf = (key: string, names: ToolWords['keyNames']) => {
  const name = isNamed(key, names) ? names[key] : key;
  const Drawing = drawn[key];
  if (Drawing) return <Drawing size={12} role="img" aria-label={name} />;
  if (key === 'mod') return isMac() ? '⌘' : 'Ctrl';
  return name.length === 1 ? name.toUpperCase() : name;
};
