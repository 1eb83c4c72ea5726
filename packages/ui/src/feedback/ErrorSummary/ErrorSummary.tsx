import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as css from './ErrorSummary.css.ts';
import { focusField } from './focusField.ts';

type Problem = {
  /** The field's name; without one, the problem is the form's. */
  name?: string;
  /** The same words that stand below the field. */
  message: string;
};

type ErrorSummaryProps = {
  /** What keeps the form from being saved, in the order of the fields; while it is empty nothing is drawn. */
  problems: readonly Problem[];
  /** Instead of "Correct three fields to continue". */
  title?: string;
  /** Takes the focus when it appears, so that it is read and seen. */
  isFocused?: boolean;
  /** Brings a field into view that is on another tab or step, before it is focused. */
  onReveal?: (name: string) => void;
};

/** All that keeps a form from being saved, with a way to each field. */
export function ErrorSummary({ problems, title, isFocused = false, onReveal }: ErrorSummaryProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const count = problems.length;

  const isShown = useRef(false);
  useEffect(() => {
    // Whoever goes on in a field, in which a row was added or mended, is not called back by each change of the list.
    const isTyping =
      isShown.current && document.activeElement?.matches('input, textarea, [contenteditable], [role=spinbutton]');
    isShown.current = count > 0;
    if (isFocused && count > 0 && !isTyping) box.current?.focus();
  }, [isFocused, count]);

  function go(name: string) {
    onReveal?.(name);
    requestAnimationFrame(() => focusField(name, box.current));
  }

  if (count === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.summary}>
      <Icon of={CircleAlert} size={20} />
      <div>
        <p className={css.title}>{title ?? words.problems(count)}</p>
        <ul className={css.list}>
          {problems.map(({ name, message }) => (
            <li key={`${name} ${message}`}>
              {name ? (
                <Button className={css.item} onPress={() => go(name)}>
                  {message}
                </Button>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
