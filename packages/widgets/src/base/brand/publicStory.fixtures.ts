/** Parameters of a story that stands for a public page: nobody is signed in, and the text is for reading. */
export const publicStory = {
  layout: 'fullscreen',
  isReading: true,
  session: null,
};
