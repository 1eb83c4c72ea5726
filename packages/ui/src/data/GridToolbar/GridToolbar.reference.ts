import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of GridToolbar. */
export const reference: ComponentReference = {
  purpose: 'What stands above a DataGrid: views, search, filters, export, columns, and the filters that are on.',
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
        selector: 'button[aria-expanded]',
        what: 'Unfolds the controls below the line, and counts those that are on.',
      },
      { name: 'Filters that are on', selector: 'ul > li', what: 'A FilterBar in `active`.' },
    ],
  },
  states: [
    { name: 'Ready', what: 'Search, filters, export and columns in one line.', story: 'Ready' },
    {
      name: 'Filters unfolded',
      what: 'Their controls stand in a region below the line and push the rows down.',
      story: 'Ready',
    },
    {
      name: 'Two ways to export',
      what: 'Where columns are hidden, exporting is a menu: the shown ones, or all.',
      story: 'ExportMenu',
    },
    { name: 'Exporting', what: 'The button is pending; a Toast tells of progress and end.', story: 'Exporting' },
    { name: 'Search only', what: 'Whatever is not given leaves no gap.', story: 'SearchOnly' },
    { name: 'Narrow', what: 'The search takes a line of its own, the controls wrap.', story: 'Narrow' },
  ],
  keyboard: [
    { keys: '/', does: 'Moves the focus to the search, unless somebody types or a dialog is open.' },
    { keys: 'Tab', does: 'Moves through search and buttons, then through the unfolded filters.' },
    { keys: 'Enter, Space', does: 'On Filters: unfolds them or folds them away.' },
    { keys: 'Escape', does: 'In the search: empties it.' },
  ],
  accessibility: [
    'The button Filters says whether they are unfolded, and what it controls.',
    'The unfolded filters are a region called “Filters”.',
    '`search.label` names the search; the placeholder repeats it for the eye.',
    'The menu to export comes after the first paint and keeps its place meanwhile.',
  ],
  content: {
    do: [
      'Name in the search what is searched: “Search by name, identification or e-mail”.',
      'Order filters by how often they are used.',
    ],
    avoid: ['More than eight filters.', 'Buttons that make something; they belong to the PageHeader.'],
    examples: [
      { es: 'Buscar por nombre, identificación o correo', en: 'Search by name, identification or e-mail' },
      { es: 'Filtros', en: 'Filters' },
    ],
  },
};
