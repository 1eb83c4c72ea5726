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
});
