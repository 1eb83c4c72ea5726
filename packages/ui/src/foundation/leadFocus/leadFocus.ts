/** Tells a field that the focus is about to be led to it. */
export const ledFocus = 'corredor-led-focus';

/** Moves the focus to a field without opening what a focus opens, such as the options of a combo box: what is wrong with it stays readable. */
export function leadFocus(element: HTMLElement, options?: FocusOptions): void {
  element.dispatchEvent(new Event(ledFocus, { bubbles: true }));
  element.focus(options);
}
