import { type RefObject, useEffect, useRef, useState } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { tooltip } from '../../text/Tooltip/Tooltip.css.ts';

const wait = 400;
const nothing = () => undefined;

/** The whole text of a cut cell while the pointer or the focus is on it; one for the whole grid. */
export default function CutText({ grid }: { grid: RefObject<HTMLElement | null> }) {
  const cell = useRef<HTMLElement | null>(null);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const root = grid.current;
    if (!root) return;
    let timer = 0;
    const close = () => {
      clearTimeout(timer);
      cell.current = null;
      setText(null);
    };
    const open = (target: EventTarget | null, after: number) => {
      const found = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
      if (found === cell.current) return;
      close();
      const content = found?.firstElementChild;
      if (!found || !(content instanceof HTMLElement)) return;
      const { whole } = found.dataset;
      if (!whole && !isCut(content)) return;
      cell.current = found;
      timer = window.setTimeout(() => setText(whole ?? readText(content)), after);
    };
    let isPointing = false;
    const onOver = (event: PointerEvent) => {
      isPointing = event.pointerType !== 'touch';
      if (isPointing) open(event.target, wait);
    };
    // What came under the pointer by scrolling is told once the grid rests.
    const onScroll = () => {
      close();
      if (isPointing) open(root.querySelector('[data-cell]:hover'), wait);
    };
    const onLeave = () => {
      isPointing = false;
      close();
    };
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(':focus-visible') && open(target, 0);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    // What is under the pointer or has the focus when this is loaded has had its event already.
    open(root.querySelector('[data-cell]:focus-visible, [data-cell] :focus-visible, [data-cell]:hover'), wait);
    root.addEventListener('pointerover', onOver);
    root.addEventListener('pointerleave', onLeave);
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', close);
    root.addEventListener('scroll', onScroll);
    document.addEventListener('keydown', onKey);
    return () => {
      close();
      root.removeEventListener('pointerover', onOver);
      root.removeEventListener('pointerleave', onLeave);
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', close);
      root.removeEventListener('scroll', onScroll);
      document.removeEventListener('keydown', onKey);
    };
  }, [grid]);
  return (
    <TooltipTriggerStateContext
      value={{ isOpen: text !== null, open: nothing, close: nothing, shouldSkipAnimation: false }}
    >
      <Tooltip triggerRef={cell} offset={2} placement="bottom start" className={tooltip}>
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}

/** The words of a cell as they are read aloud: without what is only drawn, such as initials. */
function readText(content: HTMLElement) {
  const copy = content.cloneNode(true) as HTMLElement;
  for (const drawn of copy.querySelectorAll('[aria-hidden]')) drawn.remove();
  return copy.textContent;
}

function isCut(content: HTMLElement) {
  return content.scrollWidth > content.clientWidth + 1 || content.scrollHeight > content.clientHeight + 3;
}
