type Violation = {
  id: string;
  help: string;
  nodes: { target: unknown[]; html: string; failureSummary?: string }[];
};
type Report = { type: string; status: string; result?: { violations?: Violation[]; error?: unknown } };
type Listener = (...data: never[]) => void;
/** How a story is drawn beyond what it says itself. */
export type Worn = { theme?: string; locale?: string };
export type Size = { width?: number; height?: number };

declare global {
  var __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    storyStore: {
      userGlobals: { update: (globals: Record<string, unknown>) => void };
      loadStory: (story: { storyId: string }) => Promise<{
        parameters: { fileName: string; screen?: Size; snapshot?: Size };
        storyGlobals: { locale?: string };
      }>;
    };
  };
  var __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: Listener) => void;
    off: (event: string, listener: Listener) => void;
    emit: (event: string, ...data: unknown[]) => void;
  };
  /** How many times longer than on a quiet machine a story waits; put there by the story runner. */
  var storyPatience: number | undefined;
  /** Put there by the preview. */
  var missingParts: (storiesFile: string, storyId: string) => Promise<readonly string[]>;
}

/** In the page: the little that the test asks of a story. The whole of it is large. */
export async function describeStory(storyId: string) {
  const { parameters, storyGlobals } = await globalThis.__STORYBOOK_PREVIEW__.storyStore.loadStory({ storyId });
  return { screen: parameters.screen, snapshot: parameters.snapshot, locale: storyGlobals.locale ?? 'en' };
}

/** In the page: the parts that a page of documentation marks in this story, and that are not there. */
export async function lackedParts(storyId: string) {
  const { parameters } = await globalThis.__STORYBOOK_PREVIEW__.storyStore.loadStory({ storyId });
  return globalThis.missingParts(parameters.fileName, storyId);
}

/** In the page: mounts a story, plays it, tests its accessibility where that is wanted, and answers what went wrong. */
export function showStory({ storyId, hasAxe }: { storyId: string; hasAxe: boolean }) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const say = (error: { message?: string; title?: string; description?: string }) =>
    error.message ?? `${error.title}: ${error.description}`;
  const sayViolation = ({ id, help, nodes }: Violation) =>
    [
      `${help} (${id})`,
      ...nodes.map(({ target, html, failureSummary }) => `  ${target.join(' ')}\n  ${html}\n  ${failureSummary}`),
      // Whether axe looked while the page was changing.
      `  In the page now: ${nodes.filter(({ target }) => isThere(target)).length} of ${nodes.length} of these, ${document.querySelectorAll('[role=dialog]').length} dialogs, the focus in ${document.activeElement?.outerHTML.slice(0, 200)}`,
    ].join('\n');
  const isThere = (target: unknown[]) =>
    target.every((selector) => typeof selector !== 'string' || document.querySelector(selector));
  const sayReport = ({ type, result }: Report) =>
    [`${type} failed ${result?.error ?? ''}`, ...(result?.violations ?? []).map(sayViolation)].join('\n');

  // Said for each story: a picture in another look before it has switched it off.
  globalThis.__STORYBOOK_PREVIEW__.storyStore.userGlobals.update({ a11y: { manual: !hasAxe } });
  return new Promise<string | undefined>((resolve) => {
    const end = (problem?: string) => {
      for (const [event, listener] of listeners) channel.off(event, listener);
      resolve(problem);
    };
    const listeners: [string, Listener][] = [
      ['storyErrored', (error: object) => end(say(error))],
      ['storyThrewException', (error: object) => end(say(error))],
      ['playFunctionThrewException', (error: object) => end(say(error))],
      ['unhandledErrorsWhilePlaying', ([error]: object[]) => end(say(error ?? {}))],
      ['storyMissing', () => end('There is no such story.')],
      // Asked for again.
      ['storyUnchanged', () => channel.emit('forceRemount', { storyId })],
      [
        'storyFinished',
        ({ status, reporters }: { status: string; reporters: Report[] }) => {
          const failed = reporters.filter((report) => report.status === 'failed');
          end(status === 'success' ? undefined : failed.map(sayReport).join('\n') || `The story ended as ${status}.`);
        },
      ],
    ];
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** In the page: draws the story that stands there in another theme or language, without playing it again. */
export function showIn(look: Worn) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise<void>((resolve) => {
    const end = () => {
      channel.off('storyFinished', end);
      resolve();
    };
    channel.on('storyFinished', end);
    channel.emit('updateGlobals', { globals: { look, a11y: { manual: true } } });
  });
}
