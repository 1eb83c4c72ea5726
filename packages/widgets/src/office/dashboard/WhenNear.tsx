import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../base/near/index.ts';
import * as css from './WhenNear.css.ts';

interface WhenNearProps {
  children: (isNear: boolean) => ReactNode;
}

/** Tells what it holds whether it is near what is seen, or the user has done something: a page that is only opened asks for little. */
export function WhenNear({ children }: WhenNearProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const come = () => setIsNear(true);
    const given = new AbortController();
    // Whoever scrolls has touched the page before: what is not seen yet need not be asked for sooner.
    const giveUp = whenNear(ref.current, come, 0);
    for (const act of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
      addEventListener(act, come, { signal: given.signal, passive: true });
    return () => {
      giveUp();
      given.abort();
    };
  }, [isNear]);
  return (
    <div ref={ref} className={css.place}>
      {children(isNear)}
    </div>
  );
}
