import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of GridToolbar. */
export const reference: ComponentReference = {
  purpose: 'What stands above a DataGrid: views, search, filters, export and columns.',
  instead: [
    { use: 'Toolbar', when: 'buttons of another kind stand in a row' },
    { use: 'SearchField', when: 'only a search is needed, outside a list' },
    { use: 'SelectionBar', when: 'something is done with rows that were chosen' },
  ],
  anatomy: {
    story: 'Exporting',
    parts: [
      { name: 'Search', selector: 'input[type="search"]', what: 'First in the line; the key / leads to it.' },
      {
        name: 'Filters',
        selector: 'ul > li',
        what: 'A FilterBar in `filters`: those that are on, and the way to add another.',
      },
    ],
  },
  states: [
    { name: 'Ready', what: 'Search, filters, export and columns in one line.', story: 'Ready' },
    {
      name: 'Ways to export',
      what: 'A menu of the kinds of file; where columns are hidden, the shown ones or all.',
      story: 'ExportMenu',
    },
    { name: 'Exporting', what: 'The button is pending; a Toast tells of progress and end.', story: 'Exporting' },
    { name: 'Search only', what: 'Whatever is not given leaves no gap.', story: 'SearchOnly' },
    {
      name: 'Narrow',
      what: 'Icons beside the search; the filters that are on come below. Where there is no row of views, the menu of views is among them.',
      story: 'Narrow',
    },
  ],
  keyboard: [
    { keys: '/', does: 'Moves the focus to the search, unless somebody types or a dialog is open.' },
    { keys: 'Tab', does: 'Moves through search, filters and buttons.' },
    { keys: 'Escape', does: 'In the search: empties it.' },
  ],
  accessibility: [
    '`search.label` names the search; the placeholder repeats it for the eye.',
    'The menu to export comes after the first paint and keeps its place meanwhile.',
  ],
  content: {
    do: [
      'Name in the search what is searched: “Search by name, identification, phone or e-mail”.',
      'Order filters by how often they are used.',
    ],
    avoid: ['Buttons that make something; they belong to the PageHeader.'],
    examples: [
      {
        es: 'Buscar por nombre, identificación, teléfono o correo',
        en: 'Search by name, identification, phone or e-mail',
      },
      { es: 'Filtro', en: 'Filter' },
    ],
  },
};
