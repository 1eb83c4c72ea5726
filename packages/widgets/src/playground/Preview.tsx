import { useEffect, useEffectEvent, useRef } from 'react';
import type { WidgetName } from './controls.ts';
import { type LoggedEvent, logEvent } from './loggedEvent.ts';
import * as css from './playground.css.ts';
import { eventNames } from './promised.ts';
import type { Settings, Width } from './settings.ts';
import { propertyOf } from './tokens.ts';

interface PreviewProps {
  widget: WidgetName;
  values: Settings['values'];
  theme: Settings['theme'];
  width: Width;
  isStaying: boolean;
  onEvent: (event: LoggedEvent) => void;
}
type Texts = Readonly<Record<string, string>>;

/** Changes only what changed, so that what a visitor does in the preview stays. */
function update(before: Texts, now: Texts, set: (name: string, text: string) => void, remove: (name: string) => void) {
  for (const name of Object.keys(before)) if (!(name in now)) remove(name);
  for (const [name, text] of Object.entries(now)) if (before[name] !== text) set(name, text);
}

/** This page's address is the playground's own: what a search of the preview would write there is left to the partner's page. */
const elsewhere = ['sync-url', 'url-prefix'];
const shownOf = (values: Texts): Texts =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !elsewhere.includes(name)));

/** The real element, as it stands on a partner's page. */
export function Preview({ widget, values, theme, width, isStaying, onEvent }: PreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<{ element: HTMLElement; values: Texts; theme: Texts } | null>(null);
  const listen = useEffectEvent((event: Event) => {
    if (event instanceof CustomEvent) onEvent(logEvent(event, isStaying));
  });

  useEffect(() => {
    const element = document.createElement(`corredor-${widget}`);
    const tell = (event: Event) => listen(event);
    for (const name of eventNames[widget]) element.addEventListener(name, tell);
    shown.current = { element, values: {}, theme: {} };
    return () => {
      element.remove();
      shown.current = null;
    };
  }, [widget]);

  useEffect(() => {
    if (!shown.current) return;
    const { element, values: before, theme: themeBefore } = shown.current;
    const now = shownOf(values);
    update(
      before,
      now,
      (name, text) => element.setAttribute(name, text),
      (name) => element.removeAttribute(name),
    );
    update(
      themeBefore,
      theme,
      (name, text) => element.style.setProperty(propertyOf(name), text),
      (name) => element.style.removeProperty(propertyOf(name)),
    );
    shown.current = { element, values: now, theme };
    // With all its attributes from the start, so that it asks only once.
    if (!element.isConnected) place.current?.append(element);
  }, [values, theme]);

  return (
    <div className={css.stage}>
      <div ref={place} className={css.page[width]} />
    </div>
  );
}
