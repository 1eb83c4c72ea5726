import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import * as css from './SidePanel.css.ts';

type PanelEdgeProps = {
  panel: RefObject<HTMLElement | null>;
  label: string;
  onWidthChange: (width: number) => void;
};
const least = 360;
const step = 32;
/** The list behind stays in sight by at least this much. */
const leftFree = 240;
const greatest = () => Math.max(least, window.innerWidth - leftFree);
const fitted = (width: number) => Math.round(Math.min(greatest(), Math.max(least, width)));

/** The edge by which a panel is made wider or narrower: dragged, or moved by the arrow keys. */
export function PanelEdge({ panel, label, onWidthChange }: PanelEdgeProps) {
  const [now, setNow] = useState(least);
  useEffect(() => {
    if (panel.current) setNow(Math.round(panel.current.offsetWidth));
  }, [panel]);
  const isFlipped = () => panel.current !== null && getComputedStyle(panel.current).direction === 'rtl';
  const show = (width: number) => {
    panel.current?.style.setProperty('--panel-width', `${width}px`);
    setNow(width);
  };
  const widthAt = ({ clientX }: { clientX: number }) => fitted(isFlipped() ? clientX : window.innerWidth - clientX);
  const onKeyDown = (event: KeyboardEvent) => {
    const wider = isFlipped() ? 'ArrowRight' : 'ArrowLeft';
    const narrower = isFlipped() ? 'ArrowLeft' : 'ArrowRight';
    const width = { [wider]: now + step, [narrower]: now - step, Home: least, End: greatest() }[event.key];
    if (width === undefined) return;
    event.preventDefault();
    show(fitted(width));
    onWidthChange(fitted(width));
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    // Else words would be chosen on the way.
    event.preventDefault();
    const move = (at: globalThis.PointerEvent) => show(widthAt(at));
    const end = (at: globalThis.PointerEvent) => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      onWidthChange(widthAt(at));
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that moves; <hr> cannot be one
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={now}
      aria-valuemin={least}
      aria-valuemax={greatest()}
      tabIndex={0}
      className={css.edge}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    />
  );
}
