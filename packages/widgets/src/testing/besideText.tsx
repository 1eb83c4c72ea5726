import type { ComponentType } from 'react';

/** Shows a word beside a story that draws nothing: once it is there, what is missing is missed for good; a decorator. */
export const besideText = (Story: ComponentType) => (
  <>
    <Story />
    <p>there</p>
  </>
);
