/** Parameters of a story that stands for a public page: nobody is signed in, and the text is for reading. */
export const publicStory = {
  layout: 'fullscreen',
  isReading: true,
  session: null,
  // What react-aria said aloud for the story before stays for seconds and points at what is gone.
  a11y: { context: { exclude: ['[data-live-announcer]'] } },
};
