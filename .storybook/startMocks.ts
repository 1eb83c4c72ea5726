import { storyHandlers } from '@corredor/widgets/testing';
import { setupWorker } from 'msw/browser';

const { live, ...operations } = storyHandlers();

/** The live channel of a story without one of its own. Were it the worker's, it would go on beside the story's. */
export const usualChannel: ReturnType<typeof storyHandlers> = live ? { live } : {};

/**
 * Starts the mocked server of the stories: it answers every operation with its example, and a story's own answers stand
 * before these. Were they a parameter, every story would send all of them to the frame around it.
 */
export async function startMocks() {
  const worker = setupWorker(...Object.values(operations));
  await worker.start({
    quiet: true,
    // Lets code, styles and fonts through without copying each to the page.
    serviceWorker: { url: './storyRequests.js' },
  });
  return worker;
}
