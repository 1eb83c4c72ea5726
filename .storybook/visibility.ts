import { expect } from 'storybook/test';

const patience = 2000;
const isVisible = (element: Element) =>
  element.isConnected && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/**
 * Overlays are drawn unseen until the next frame, which is late on a busy machine: to be visible is asked again for a while. Not to be
 * visible is answered at once.
 */
expect.extend({
  async toBeVisible(element: Element) {
    const end = performance.now() + (this.isNot ? 0 : patience);
    while (!isVisible(element) && performance.now() < end) await new Promise(requestAnimationFrame);
    return {
      pass: isVisible(element),
      message: () => `The element is ${this.isNot ? '' : 'not '}visible: ${element.outerHTML.slice(0, 200)}`,
    };
  },
  /** Inside an element the document knows only the element. */
  toHaveFocus(element: Element) {
    const root = element.getRootNode();
    const focused = root instanceof ShadowRoot ? root.activeElement : element.ownerDocument.activeElement;
    return {
      pass: focused === element,
      message: () =>
        `The focus is ${this.isNot ? '' : 'not '}on ${element.outerHTML.slice(0, 200)}, but on ${focused?.outerHTML.slice(0, 200)}`,
    };
  },
});
