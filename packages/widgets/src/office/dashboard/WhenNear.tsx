import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../base/near/index.ts';
import * as css from './WhenNear.css.ts';

interface WhenNearProps {
  /** Leaves the network to what stands first, even where it is seen at once: it waits until its reader does something, or for so many milliseconds. */
  patience?: number;
  children: (isNear: boolean) => ReactNode;
}

const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart'];
/** What shows that somebody is there, though nothing is asked for yet. */
const signs = ['pointermove', 'focusin', 'scroll'];

function comeLater(come: () => void, patience: number) {
  const timer = setTimeout(come, patience);
  return () => clearTimeout(timer);
}

/** Tells what it holds whether it is near what is seen, or the user has done something: a page that is only opened asks for little. */
export function WhenNear({ children, patience }: WhenNearProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const come = () => setIsNear(true);
    const given = new AbortController();
    // Whoever scrolls has touched the page before: what is not seen yet need not be asked for sooner.
    const giveUp = patience === undefined ? whenNear(ref.current, come, 0) : comeLater(come, patience);
    for (const act of [...acts, ...(patience === undefined ? [] : signs)])
      addEventListener(act, come, { signal: given.signal, passive: true });
    return () => {
      giveUp();
      given.abort();
    };
  }, [isNear, patience]);
  return (
    <div ref={ref} className={css.place}>
      {children(isNear)}
    </div>
  );
}
