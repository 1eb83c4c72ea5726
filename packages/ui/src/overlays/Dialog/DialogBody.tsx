import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as css from './Dialog.css.ts';

/** The part that scrolls; long text without a control in it can be reached by keyboard too. */
export function DialogBody({ id, children }: { id?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const hasControl = element.querySelector('a[href], button, input, select, textarea, [tabindex]') !== null;
      setStop(!hasControl && element.scrollHeight > element.clientHeight);
    };
    // What was on its way when the dialog opened is longer, or has a control: the box itself may keep its size.
    const sizes = new ResizeObserver(measure);
    const watch = () => {
      sizes.disconnect();
      for (const one of [element, ...element.children]) sizes.observe(one);
    };
    const parts = new MutationObserver(watch);
    parts.observe(element, { childList: true });
    measure();
    watch();
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, []);

  return (
    <div ref={box} id={id} className={css.body} tabIndex={isStop ? 0 : undefined}>
      {children}
    </div>
  );
}
