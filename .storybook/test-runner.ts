import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';

// Pixels are only comparable in one browser with one set of fonts.
const isPinned = process.env.CORREDOR_PINNED_BROWSER === '1';
const usual = { width: 960, height: 640 };

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    await page.setViewportSize({ ...usual, ...parameters.screen });
  },
  async postVisit(page, context) {
    if (!isPinned) return;
    const story = await getStoryContext(page, context);
    if (!story.tags.includes('snapshot')) return;
    await page.setViewportSize({ ...usual, ...story.parameters.screen, ...story.parameters.snapshot });
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
