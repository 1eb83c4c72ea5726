import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** The stories that a page of documentation speaks of, in the order of their file. */
export const storiesOf = (context: DocsContextProps) =>
  context.componentStories().filter(({ tags }) => tags.includes('autodocs') || tags.includes('dev'));

/** A story of the page's component by the name of its export, as in `Pending`. */
export function storyNamed(context: DocsContextProps, exported: string) {
  const [any] = context.componentStories();
  if (!any) return undefined;
  const id = toId(any.componentId, storyNameFromExport(exported));
  return context.componentStories().find((story) => story.id === id);
}

export const addressOf = (storyId: string) => `?path=/story/${storyId}`;

export type FoundStory = NonNullable<ReturnType<typeof storyNamed>>;

/** Whether a story fills a page or opens above one: among others on a page of documentation it would cover them. */
export const needsPage = ({ title, parameters }: FoundStory) =>
  /^Components\/(Overlays|Frames)\//.test(title) || parameters.layout === 'fullscreen';
