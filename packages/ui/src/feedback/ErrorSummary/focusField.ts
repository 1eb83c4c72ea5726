import { leadFocus } from '../../foundation/leadFocus/index.ts';

const focusable = 'input:not([type=hidden], [tabindex="-1"]), textarea, button, [role=spinbutton], [tabindex="0"]';

/** Moves the focus to the field with this name, in the document or the shadow root that holds the element. */
export function focusField(name: string, near: Element | null) {
  const root = near?.getRootNode();
  const scope = root instanceof Document || root instanceof ShadowRoot ? root : document;
  const target = scope.querySelector(`[data-field="${CSS.escape(name)}"]`)?.querySelector<HTMLElement>(focusable);
  if (target) leadFocus(target, { preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
  return target !== null && target !== undefined;
}
