import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Section. */
export const reference: ComponentReference = {
  purpose:
    'A titled part of a page whose content has a surface already, as a table or a list of cards has. Its head, `SectionHead`, is the one that Card draws: all parts of a page are titled alike.',
  instead: [
    { use: 'Card', when: 'the content has no surface of its own' },
    { use: 'FormGroup', when: 'the parts are groups of fields in one form' },
    { use: 'Disclosure', when: 'most readers do not need it and may open it' },
    { use: 'PageHeader', when: 'it is the title of the page' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Title', selector: 'section h2', what: 'Names the section: 16 px, semibold; 12 px above the content.' },
      { name: 'Description', selector: 'section > header p', what: 'One quiet line below the title.' },
      {
        name: 'Actions',
        selector: 'section > header > button',
        what: 'Small and neutral; they go below the title when room is short.',
      },
    ],
  },
  states: [
    { name: 'On the page', what: 'Nothing is drawn around it.', story: 'Default' },
    { name: 'Beside cards', what: 'Its head and that of a card are the same.', story: 'BesideACard' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a section named by its title, and people who listen can jump to it.',
    'Give `level` so that no step of the outline is left out.',
  ],
  content: {
    do: ['Name what is inside with a noun, as on a card: “Beneficiaries”.', 'Stack sections with the gap `large`.'],
    avoid: ['A bare Heading over a part of a page.', 'A Section around a single Card: the card has a title.'],
  },
  covers: ['SectionHead'],
};
