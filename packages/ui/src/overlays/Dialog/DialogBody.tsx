import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as css from './Dialog.css.ts';

/** The part that scrolls; long text without a control in it can be reached by keyboard too. */
export function DialogBody({ id, children }: { id?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const hasControl = element.querySelector('a[href], button, input, select, textarea, [tabindex]') !== null;
    setStop(!hasControl && element.scrollHeight > element.clientHeight);
  }, []);

  return (
    <div ref={box} id={id} className={css.body} tabIndex={isStop ? 0 : undefined}>
      {children}
    </div>
  );
}
