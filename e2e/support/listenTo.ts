import type { Page } from '@playwright/test';

/** An event as the page heard it, with what it tells. */
interface Heard {
  name: string;
  detail: Record<string, unknown>;
  isBubbling: boolean;
}

/** Remembers the events of the page by name; answers how to read them. */
export async function listenTo(page: Page, names: string[]) {
  await page.addInitScript((all) => {
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    for (const name of all)
      addEventListener(name, (event) => {
        if (!(event instanceof CustomEvent)) return;
        const { detail, bubbles, composed } = event;
        heard.push({ name, detail: JSON.parse(JSON.stringify(detail)), isBubbling: bubbles && composed });
        if (name === 'corredor-select') event.preventDefault();
      });
  }, names);
  return (): Promise<Heard[]> => page.evaluate(() => Reflect.get(window, 'heard'));
}
