import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of EmptyState. */
export const reference: ComponentReference = {
  purpose: 'Stands where there is nothing yet, or nothing that matches, and teaches the next step.',
  instead: [
    { use: 'ErrorState', when: 'there may be something, but it could not be loaded' },
    { use: 'Skeleton', when: 'it is still on its way' },
    { use: 'Text', when: 'a small card or a tab is empty: one muted sentence is enough' },
    { use: 'Banner', when: 'there is content, and something about it is to be said' },
  ],
  anatomy: {
    story: 'WithAction',
    parts: [
      { name: 'Drawing', selector: 'svg', what: 'One of five; decorative, drawn in the colours of the theme.' },
      { name: 'Title', selector: 'p', what: 'What there is not.' },
      {
        name: 'Text',
        selector: 'p + p',
        what: 'One sentence with the next step, or with what will come here by itself.',
      },
      { name: 'Action', selector: 'button', what: 'That step, once.' },
    ],
  },
  states: [
    { name: 'Nothing yet', what: 'The accent button makes the first one, for those who may.', story: 'WithAction' },
    { name: 'No match', what: 'The button clears search and filters; it is not the accent one.', story: 'NoMatch' },
    {
      name: 'Without an action',
      what: 'Where somebody may not add, or where things come by themselves.',
      story: 'AllDrawings',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Plain paragraphs without a role; the drawing is hidden from screen readers.',
    'It is not announced when it comes: whoever filters hears the count from the list around it.',
    'The title is no heading, so that the headings of the page stay those of its content.',
  ],
  content: {
    do: [
      'Title: “No … yet”. Text: what the first one is good for. Button: as the list’s own, “New customer”.',
      'Tell nothing yet from no match: other words, other button.',
    ],
    avoid: ['Jokes, “Oops”, “No data”.', 'Blaming: “You have not …”.'],
    examples: [
      { es: 'Aún no hay clientes', en: 'No customers yet' },
      {
        es: 'Agregue la primera persona o empresa; las pólizas se emiten para ellas.',
        en: 'Add your first person or company; policies are written for them.',
      },
      { es: 'Cambie la búsqueda o los filtros.', en: 'Change the search or the filters.' },
    ],
  },
};
