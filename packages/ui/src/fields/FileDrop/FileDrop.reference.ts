import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of FileDrop. */
export const reference: ComponentReference = {
  purpose:
    'Takes files that are dropped, pasted or chosen, and shows at each how far it is, that it is ready, or why it was refused.',
  instead: [
    { use: 'ImageField', when: 'it is one picture that is seen at once: a logo, a face' },
    { use: 'Button', when: 'files are downloaded' },
  ],
  anatomy: {
    story: 'WithFiles',
    parts: [
      { name: 'Zone', selector: '[role=group] > div', what: 'Dashed; turns blue while files are held over it.' },
      { name: 'Label', selector: '[slot=label]', what: 'What to give.' },
      {
        name: 'Choose',
        selector: '[role=group] > div > span button',
        what: 'Opens the list of files of the system; on telephones the only way shown.',
      },
      { name: 'File', selector: 'li', what: 'Name, and below it how it is doing.' },
      { name: 'Progress', selector: 'li [role=progressbar]', what: 'How much has left.' },
      { name: 'Remove', selector: 'li > button', what: 'Takes this file out, or stops it.' },
    ],
  },
  states: [
    { name: 'Ready', what: 'The zone alone.', story: 'Ready' },
    { name: 'On its way', what: 'A bar at the file.', story: 'WithFiles' },
    { name: 'Arrived', what: 'A green tick, “Ready” and the size in megabytes.', story: 'WithFiles' },
    { name: 'Refused file', what: 'A red line with the reason; the others go on.', story: 'WithFiles' },
    { name: 'Invalid', what: 'A red zone, and below it what is wrong with all.', story: 'Refused' },
    { name: 'Held over', what: 'Blue while files are dragged over the zone.' },
    { name: 'Disabled', what: 'A thin border; nothing is taken.', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the zone, then to the button, then to the button of each file.' },
    { keys: 'Ctrl + V', does: 'In the zone: takes the files that were copied.' },
    { keys: 'Enter', does: 'On the button: opens the list of files. At a file: removes it.' },
    { keys: 'Space', does: 'As Enter.' },
  ],
  accessibility: [
    'A group named by the label and described by help and error; the error is an alert as it comes.',
    'The list of files is live: what becomes of each is announced.',
    'Dragging is never the only way.',
    'Other kinds of files reach the caller too, so that it can say at the file why it was refused.',
  ],
  content: {
    do: ['Kinds and greatest size before anybody tries.', 'A reason at the file with what to do.'],
    avoid: ['“Upload failed” alone.', 'MIME types and extensions with a point.'],
    examples: [
      { es: 'Solo PDF, hasta 15 MB cada uno', en: 'PDF only, up to 15 MB each' },
      { es: 'Archivos de la póliza', en: 'Files of the policy' },
      {
        es: 'La póliza ya tiene este archivo: {{name}}. No se agregó otra vez.',
        en: 'The policy already has this file: {{name}}. It was not added again.',
      },
    ],
  },
};
