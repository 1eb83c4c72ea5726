import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of ListFrame. */
export const reference: ComponentReference = {
  purpose:
    'A page that lists records of one kind. It places header, toolbar, rows and pager; on wide screens only the rows scroll, so that search and pager stay in sight.',
  instead: [
    { use: 'DetailFrame', when: 'the page is about one record' },
    { use: 'Card', when: 'a few rows stand among other things on a page' },
    { use: 'EditableRows', when: 'the rows belong to one record and are changed in place' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Header', selector: 'header', what: 'A PageHeader: title, one line of context, one accent button.' },
      {
        name: 'Search',
        selector: 'input[type="search"]',
        what: 'Part of the GridToolbar, beside filters, export and columns.',
      },
      {
        name: 'Filters that are on',
        selector: 'ul[aria-label="Filters"] > li',
        what: 'A FilterBar: each with its way out.',
      },
      { name: 'Rows', selector: '[role="grid"]', what: 'A DataGrid, or an ErrorState or EmptyState in its place.' },
      { name: 'Pager', selector: 'nav', what: 'A Pagination: which rows of how many, and how many on a page.' },
    ],
  },
  states: [
    { name: 'Ready', what: 'Rows, with the pager below.', story: 'Ready' },
    { name: 'Loading', what: 'Everything keeps its place; the rows are drawn as placeholders.', story: 'Loading' },
    {
      name: 'On its way',
      what: 'A ListSkeleton until the code of the list is there: head, views, search and rows have their final places.',
      story: 'HoldsItsPlace',
    },
    {
      name: 'Nothing matches',
      what: 'An EmptyState in place of the rows says so and offers to clear search and filters.',
      story: 'NoMatch',
    },
    {
      name: 'Nothing yet',
      what: 'An EmptyState teaches the first step with the same action as the header; the pager is left out.',
      story: 'NothingYet',
    },
    {
      name: 'Failed',
      what: 'An ErrorState in place of the rows says what happened and offers to try again.',
      story: 'Failed',
    },
    { name: 'Narrow', what: 'Cards in place of rows, and the page scrolls as a whole.', story: 'Narrow' },
  ],
  keyboard: 'none',
  accessibility: [
    'The title is the h1 and names the grid.',
    'Rows scroll inside the page only from 900 px of width and 640 px of height on; below that, and zoomed in, the page scrolls as a whole.',
    'Keys belong to what stands inside: `/` to the search, arrows to the grid.',
  ],
  content: {
    do: [
      'Title it with the plural of the record, as the menu does: “Customers”.',
      'Say in `context` what the records are for, in one line.',
      'Give `paper` what a printed list needs: whose it is, the day, what it is narrowed by, and how many of how many rows are there.',
    ],
    avoid: ['More than one accent button.', 'Counts in the title; the pager says them.'],
    examples: [
      {
        es: 'Las personas y empresas que asegura, con las que contrata y a las que cobra.',
        en: 'The people and companies you insure, sign policies with and collect from.',
      },
      { es: 'Nuevo cliente', en: 'New customer' },
    ],
  },
  covers: ['ListSkeleton'],
};
