import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';

/** Shows a word beside a story that draws nothing: once it is there, what is missing is missed for good; a decorator. */
export const besideText = (Story: ComponentType) => (
  <>
    <Story />
    <p>there</p>
  </>
);

/** Tells beside a story whether it waits for the server, so that what did not happen by its end never will; a decorator. */
export const besideAsking = (Story: ComponentType) => (
  <>
    <Story />
    <Asking />
  </>
);

function Asking() {
  return <span hidden data-asking={useIsFetching() + useIsMutating()} />;
}

/** Waits until all that the story asked for has come and is drawn; nothing may be left to be asked for. */
export const allCame = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-asking]')).toHaveAttribute('data-asking', '0'));
