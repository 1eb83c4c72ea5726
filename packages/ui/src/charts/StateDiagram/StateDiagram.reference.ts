import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of StateDiagram. */
export const reference: ComponentReference = {
  purpose:
    'Shows the life of a record: where it stands, what can happen next, and why something cannot. It explains; the actions themselves are buttons elsewhere.',
  instead: [
    { use: 'Chip', when: 'it is enough to say the state' },
    { use: 'Stepper', when: 'the steps follow one another and somebody goes through them' },
    { use: 'Timeline', when: 'it is about what has happened' },
    { use: 'MenuButton', when: 'you want to offer the moves' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Here', selector: 'section > p', what: 'The current state in words.' },
      {
        name: 'Drawing',
        selector: 'section > svg',
        what: 'All states and ways; the current one is filled, the open ways stand out.',
      },
      { name: 'What can happen', selector: 'section > ul', what: 'Each way on with its name and where it leads.' },
      {
        name: 'Way',
        selector: 'section > ul > li',
        what: 'An arrow where it is open, a lock and the reason where it is closed.',
      },
    ],
  },
  states: [
    { name: 'Ready', what: 'Something can happen next.', story: 'Ready' },
    { name: 'Closed way', what: 'A lock and the reason say why it cannot happen now.', story: 'ClosedWay' },
    { name: 'At the end', what: 'Nothing leads on, and a sentence says so.', story: 'AtTheEnd' },
    { name: 'Narrow', what: 'Drawn from top to bottom where it has less than 480 px.', story: 'Narrow' },
  ],
  keyboard: 'none',
  accessibility: [
    'A region that `label` names.',
    'The drawing is hidden from screen readers; the sentence above and the list below say the same.',
    'Ways of the same ends are drawn as one line, and all of them stand in the list.',
  ],
  content: {
    do: [
      'Name ways by what happens: “Enable”, “Its term ends”.',
      'Write reasons as what is missing or who may: “Choose a customer first.”',
    ],
    avoid: ['More than six states; show the part that matters here.', 'Labels of states that differ from their Chips.'],
    examples: [
      { es: 'Termina la vigencia', en: 'The term ends' },
      { es: 'Está cerrada: ya no cambia.', en: 'The policy is closed and can no longer change.' },
      { es: 'Su rol no puede cambiar pólizas', en: 'Your role cannot change policies' },
    ],
  },
};
