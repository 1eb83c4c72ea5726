import type { Page } from '@playwright/test';

/** An event of the page, with its detail. */
interface RecordedEvent {
  name: string;
  detail: Record<string, unknown>;
  isBubbling: boolean;
}

/** Remembers the events of the page by name; answers how to read them. */
export async function recordEvents(page: Page, names: string[]) {
  await page.addInitScript((all) => {
    const recordedEvents: RecordedEvent[] = [];
    Object.assign(window, { recordedEvents });
    for (const name of all)
      addEventListener(name, (event) => {
        if (!(event instanceof CustomEvent)) return;
        const { detail, bubbles, composed } = event;
        recordedEvents.push({ name, detail: JSON.parse(JSON.stringify(detail)), isBubbling: bubbles && composed });
        if (name === 'corredor-select') event.preventDefault();
      });
  }, names);
  return (): Promise<RecordedEvent[]> => page.evaluate(() => Reflect.get(window, 'recordedEvents'));
}
