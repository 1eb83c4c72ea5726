import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Icon. */
export const reference: ComponentReference = {
  purpose:
    'One line drawing of lucide-react in the stroke of the product, beside words or in place of a word that everybody knows.',
  instead: [
    { use: 'IconButton', when: 'it can be pressed' },
    { use: 'IconLink', when: 'it leads somewhere' },
    { use: 'Chip', when: 'it tells a state: a chip has the word too' },
    { use: 'Avatar', when: 'it stands for a person or a company' },
  ],
  anatomy: {
    story: 'Overview',
    parts: [
      { name: 'Decoration', selector: 'svg[aria-hidden]', what: 'Without a label: seen beside words, not read aloud.' },
      { name: 'Alone', selector: 'svg[role=img]', what: 'With a label: read aloud as an image of that name.' },
    ],
  },
  states: [
    { name: '16 px', what: 'Within text, chips and controls.', story: 'Overview' },
    { name: '20 px', what: 'In the side menu, in notices and beside titles.', story: 'Overview' },
    {
      name: '32 px',
      what: 'Alone in an empty place; the stroke is thinner, so that it stays as light.',
      story: 'Overview',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Without `label` it is hidden from people who listen; with one it is an image named by it. Never both a label and the same word beside it.',
    'It takes the colour of the text around it, also in forced colours.',
    'Arrows that mean onward or back do not turn on right-to-left pages by themselves.',
  ],
  content: {
    do: [
      'Use one drawing for one thing in the whole product: a policy is always FileText.',
      'Label what it means here, “Policy”, not what is drawn, “sheet of paper”.',
    ],
    avoid: ['Arrows, ticks and crosses typed as text: the font may lack them.', 'Two drawings in one button.'],
    examples: [{ es: 'Póliza', en: 'Policy' }],
  },
  covers: ['Glyph'],
};
