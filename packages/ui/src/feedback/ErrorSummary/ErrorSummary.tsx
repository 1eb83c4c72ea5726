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
  /** How often saving was refused: with each time it takes the focus, so that it is read and seen. Who goes on typing keeps the focus, however the list changes. */
  refusals?: number;
  /** Brings a field into view that is on another tab or step, before it is focused. */
  onReveal?: (name: string) => void;
};

/** All that keeps a form from being saved, with a way to each field. */
export function ErrorSummary({ problems, title, refusals = 0, onReveal }: ErrorSummaryProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const count = problems.length;

  const seen = useRef(0);
  useEffect(() => {
    if (count === 0 || refusals === seen.current) return;
    seen.current = refusals;
    box.current?.focus();
  }, [refusals, count]);

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
