import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ImageField. */
export const reference: ComponentReference = {
  purpose:
    'Sets the one picture of a person or a brokerage: chosen, dropped or pasted, scaled to 512 pixels, and seen at once.',
  instead: [
    { use: 'FileDrop', when: 'files are kept as they are, or there are several' },
    { use: 'Avatar', when: 'the picture is only shown' },
  ],
  anatomy: {
    story: 'Round',
    parts: [
      { name: 'Label', selector: '[role=group] > span', what: 'Whose picture.' },
      { name: 'Zone', selector: '[role=group] > div', what: 'Takes what is dropped or pasted.' },
      { name: 'Picture', selector: '[role=group] img', what: 'Round for a person, square and whole for a logo.' },
      { name: 'Change and remove', selector: '[role=group] button:not([aria-label])', what: 'Two small buttons.' },
      { name: 'Kinds', selector: '[slot=label]', what: 'What can be taken and how.' },
    ],
  },
  states: [
    { name: 'Empty', what: 'A sign in place of the picture; “Choose picture”.', story: 'Empty' },
    { name: 'Round', what: 'For a person, cut to a circle.', story: 'Round' },
    { name: 'Square', what: 'For a logo, whole, on white in both themes.', story: 'Square' },
    { name: 'On its way', what: 'A bar, and a button to give it up.', story: 'OnItsWay' },
    {
      name: 'Refused here',
      what: 'Not a picture, too large, or broken: said before anything is sent.',
      story: 'Refused',
    },
    { name: 'Refused by the server', what: 'The same place, the caller’s words.', story: 'RefusedByServer' },
    { name: 'Disabled', what: 'The picture can be seen; nothing can be changed.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the zone, then through the buttons.' },
    { keys: 'Ctrl + V', does: 'In the zone: takes the picture that was copied.' },
    { keys: 'Enter', does: 'Presses the focused button.' },
    { keys: 'Space', does: 'Presses the focused button.' },
  ],
  accessibility: [
    'A group named by the label; an error is an alert and describes the group.',
    'The label is also the text of the picture, so write it as one: “Logo of the brokerage”.',
    'While a picture is sent its button is pending and the zone takes nothing.',
    'The picture is drawn anew before it leaves: place, time and camera are not sent along.',
  ],
  content: {
    do: ['Say below who will see it.', 'Confirm a change by a Toast.'],
    avoid: ['“Avatar”, “image file”.', 'Pixels and megabytes while nothing is wrong.'],
    examples: [
      { es: 'Sus colegas la ven junto a su nombre.', en: 'Your colleagues see it beside your name.' },
      { es: 'Logotipo de la correduría', en: 'Logo of the brokerage' },
      { es: 'Elija una imagen PNG, JPEG o WebP.', en: 'Choose a PNG, JPEG or WebP picture.' },
    ],
  },
};
