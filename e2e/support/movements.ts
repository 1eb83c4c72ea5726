import type { Page } from '@playwright/test';

/** What moves there by itself or on a touch; the scheme of colours changes in steps, which nobody sees. */
export const movementsIn = (page: Page, selector: string) =>
  page.evaluate((within) => {
    const all = (place: ParentNode): Element[] =>
      [...place.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
    const place = document.querySelector(within);
    return all(place ?? document).flatMap((one) => {
      const { animationName, transitionDuration, transitionProperty } = getComputedStyle(one);
      const isStill = animationName === 'none' && transitionDuration.split(', ').every((time) => time === '0s');
      return isStill || transitionProperty === 'color-scheme' ? [] : [`${one.localName} ${transitionProperty}`];
    });
  }, selector);
