import type { TestRunnerConfig } from '@storybook/test-runner';

// Pixels are only comparable in one browser with one set of fonts.
const isPinned = process.env.CORREDOR_PINNED_BROWSER === '1';
const usual = { width: 960, height: 640 };

type Size = { width?: number; height?: number };
declare global {
  var __STORYBOOK_PREVIEW__: { ready: () => Promise<unknown> };
  /** Put into the page by the story runner. */
  var __getContext: (id: string) => Promise<{ tags: string[]; parameters: { screen?: Size; snapshot?: Size } }>;
}

const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    const { screen } = await page.evaluate(facts, id);
    await page.setViewportSize({ ...usual, ...screen });
  },
  async postVisit(page, context) {
    if (!isPinned) return;
    const { isPictured, screen, snapshot } = await page.evaluate(facts, context.id);
    if (!isPictured) return;
    const { toMatchImageSnapshot } = await import('jest-image-snapshot');
    expect.extend({ toMatchImageSnapshot });
    await page.setViewportSize({ ...usual, ...screen, ...snapshot });
    await page.mouse.move(0, 0);
    await page.evaluate(settle);
    const image = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    expect(image).toMatchImageSnapshot({
      customSnapshotsDir: '.storybook/__image_snapshots__',
      customDiffDir: 'test-results/image-differences',
      customSnapshotIdentifier: context.id,
      customDiffConfig: { threshold: 0.1 },
      failureThreshold: 0,
      runInProcess: true,
    });
  },
};

/** The little that is asked of a story: its whole context is large, and would travel twice for each. */
async function facts(storyId: string) {
  // The page has come, its list of stories perhaps not yet.
  await globalThis.__STORYBOOK_PREVIEW__.ready();
  const { tags, parameters } = await globalThis.__getContext(storyId);
  return { isPictured: tags.includes('snapshot'), screen: parameters.screen, snapshot: parameters.snapshot };
}

/** What a story's own clicks leave behind must not depend on where the real pointer was before. */
async function settle() {
  document.documentElement.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  await document.fonts.ready;
  // What is loaded when it is asked for.
  for (let frame = 0; frame < 120 && document.querySelector('[data-pending]'); frame += 1)
    await new Promise(requestAnimationFrame);
  await new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)));
}

export default config;
