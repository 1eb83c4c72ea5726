import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of DataGrid. */
export const reference: ComponentReference = {
  purpose:
    'Records in rows and columns: read, sorted, filtered, chosen, opened. It draws one page of rows or a hundred thousand, as an ARIA grid where there is room and as cards where there is not. It asks for nothing by itself: whoever gives the rows sorts, filters and pages them.',
  instead: [
    {
      use: 'List',
      when: 'you build the list page of an entity; it brings grid, toolbar, pager and all states',
    },
    { use: 'FigureTable', when: 'the rows are the numbers behind a chart' },
    { use: 'EditableRows', when: 'a short list is changed in place' },
    { use: 'CellGrid', when: 'every cell is a field, as in a file that is taken in' },
    { use: 'CheckMatrix', when: 'the cells are boxes' },
    { use: 'DescriptionList', when: 'there is one record' },
    { use: 'Timeline', when: 'the rows tell what happened' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      {
        name: 'Grid',
        selector: '[role="grid"]',
        what: 'Scrolls by itself in both directions. Above 100 rows it is 72 % of the window high at most, and holds only the rows in view.',
      },
      {
        name: 'Header',
        selector: '[role="columnheader"]',
        what: 'Stays in sight. A name that sorts is a button with an arrow for the order; the edge resizes, dragging moves.',
      },
      {
        name: 'Row',
        selector: '[role="row"][data-row="0"]',
        what: 'One line, as high as the density says. A press beside links and buttons opens the record.',
      },
      {
        name: 'Primary cell',
        selector: '[role="rowheader"]',
        what: 'The column with `isPrimary`: it names the row, holds the link, and cannot be hidden.',
      },
      {
        name: 'Cell',
        selector: '[role="gridcell"]',
        what: 'Names stand on two lines at most, all else on one. No word is broken: the longest one of the page makes its column wider. What is cut even so is told whole in a tooltip, on hover and on focus. Amounts, dates, states and numbers are never cut; numbers stand at the end.',
      },
      {
        name: 'Status',
        selector: '[data-row="0"] [data-cell="2"]',
        what: 'A Chip with a word and an icon; colour alone never says it.',
      },
      {
        name: 'Row actions',
        selector: '[data-row="0"] [aria-haspopup="menu"]',
        what: 'Always a menu, pinned to the end. One action stands beside it, and gives way only to what the columns need at least: the one with `isQuick`, or the first with an icon. It never covers a cell.',
      },
    ],
  },
  states: [
    { name: 'Ready', what: 'Rows, sorted by the header with the arrow.', story: 'Ready' },
    {
      name: 'Loading',
      what: '`status="loading"`: placeholders as high as the rows to come, `aria-busy`, and a row count that is not known (-1).',
      story: 'Loading',
    },
    {
      name: 'Refreshing',
      what: '`status="refreshing"`: the rows stay and can be used; a thin line runs below the header.',
      story: 'Refreshing',
    },
    {
      name: 'Empty',
      what: 'No records at all: `empty` holds an EmptyState that teaches the first step. It is a cell, so the keyboard reaches its button.',
      story: 'Empty',
    },
    {
      name: 'No match',
      what: 'Records, but none for this search: another EmptyState says so and offers to clear search and filters.',
      story: 'NoMatch',
    },
    {
      name: 'Failed',
      what: 'The grid has no such state: draw an ErrorState in its place, with a way to try again.',
      story: 'Failed',
    },
    {
      name: 'Sorted',
      what: 'First ascending, then descending, never unsorted again; announced.',
      story: 'SortsByHeader',
    },
    {
      name: 'Chosen rows',
      what: 'With `selection` and `onSelectionChange` every row has a box, and the header one for the page. Shift chooses from the last one touched.',
      story: 'Selection',
    },
    {
      name: 'Opened by the row',
      what: 'With `onRowDetail` a press on the row, or Enter on a plain cell, opens the record.',
      story: 'OpensDetailByRow',
    },
    { name: 'Hidden columns', what: 'The others keep their numbers for screen readers.', story: 'HiddenColumns' },
    {
      name: 'Moved columns',
      what: 'By dragging, by Ctrl + Shift + arrow, or in the ColumnsMenu.',
      story: 'Reordering',
    },
    { name: 'Resized columns', what: 'By their edge, or by Shift + arrow; 56 to 960 px.', story: 'Resizing' },
    {
      name: 'Second page',
      what: '`rowOffset` and `rowCount` tell screen readers where these rows stand among all.',
      story: 'SecondPage',
    },
    {
      name: 'Very many rows',
      what: 'Above 100 rows only those in view are in the page; the row with the focus stays wherever one scrolls.',
      story: 'TenThousandRows',
    },
    { name: 'Long text', what: 'Names take two lines, then they are cut; rows never grow.', story: 'LongText' },
    {
      name: 'Without room for all',
      what: 'Columns leave by their `priority`, the highest number first, or become `short`, with the whole of it in a tooltip (`whole`). From 3.5 on they leave before names are cut and short names wrap. Below 800 px cells stand closer; `onLeftOutChange` tells which, for the ColumnsMenu. Only where the reader chose more than fits does the grid scroll sideways.',
      story: 'ColumnsLeaveByPriority',
    },
    {
      name: 'Totals',
      what: '`totals` adds a last row that stays in sight: what all rows come to, not only those of this page, each sum under its own column.',
      story: 'TotalsUnderTheirColumns',
    },
    {
      name: 'Totals, column hidden',
      what: 'A sum without a column in sight stands beside the name of the row, with its `label`.',
      story: 'TotalsOfAHiddenColumn',
    },
    {
      name: 'Totals, several currencies',
      what: 'Several sums of one column stand one below the other; while newer ones are on their way they are muted (`isStale`).',
      story: 'TotalsInCurrencies',
    },
    {
      name: 'Totals, on their way',
      what: '`items` is undefined: the row keeps its place. Leave `totals` out where they cannot be had.',
      story: 'TotalsKeepTheirPlace',
    },
    { name: 'Totals in cards', what: 'One line below the cards.', story: 'TotalsInCards' },
    { name: 'Cut text', what: 'A tooltip with the whole of it.', story: 'TellsWhatIsCut' },
    {
      name: 'Compact',
      what: '`density` changes the height of rows here; else they follow the density around.',
      story: 'Compact',
    },
    {
      name: 'Cards',
      what: 'Below 640 px of its own width: a list of cards with the order chosen above it. A card has a title with its status, and one or two lines of facts; `card` of a column says where its value goes.',
      story: 'Cards',
    },
    {
      name: 'Cards that wait',
      what: 'With `isOnCard` an action has a button on the card; `cardCell` draws something shorter there.',
      story: 'CardsThatWait',
    },
    { name: 'Cards, loading', what: 'Placeholders as high as cards.', story: 'CardsLoading' },
    {
      name: 'Cards, chosen',
      what: 'A box in each card; the one for the page stands above them.',
      story: 'SelectionInCards',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves into the grid, to the cell that had the focus last, and out of it: one stop for the whole grid.',
    },
    { keys: 'Arrow keys', does: 'Move from cell to cell, the header included.' },
    { keys: 'Home, End', does: 'Move to the first and the last cell of the row.' },
    {
      keys: 'Ctrl + Home, Ctrl + End',
      does: 'Move to the first cell of the first row, and to the last cell of the last.',
    },
    { keys: 'Page Up, Page Down', does: 'Move by as many rows as are in view.' },
    {
      keys: 'Enter, F2',
      does: 'On a link or a button: presses it (Enter). On a cell with several controls: moves into it. On a plain cell: opens the record.',
    },
    { keys: 'Arrow Left, Arrow Right', does: 'Within a cell: move between its controls.' },
    { keys: 'Escape, F2', does: 'Within a cell: move back to the cell.' },
    { keys: 'Space', does: 'On a row: chooses it or lets it go. On the header: the whole page.' },
    { keys: 'Shift + Space', does: 'Chooses everything from the last row touched to this one.' },
    { keys: 'Ctrl + A', does: 'Chooses all rows of the page, or lets them go.' },
    { keys: 'Shift + F10, Menu', does: 'Opens the menu of the row from any of its cells.' },
    { keys: 'F', does: 'Filters the list by the value of the cell, where its column has a `filter`.' },
    { keys: 'Shift + Arrow Left, Shift + Arrow Right', does: 'On a header: makes the column 16 px narrower or wider.' },
    { keys: 'Ctrl + Shift + Arrow Left, Ctrl + Shift + Arrow Right', does: 'On a header: moves the column.' },
  ],
  accessibility: [
    'The role is grid and `label` names it. A cell takes the focus, or the only link or button in it.',
    '`aria-rowcount` and `aria-rowindex` count all rows there are and the header; -1 where nobody has counted. `aria-colcount` and `aria-colindex` count hidden columns too.',
    'Headers that sort say `aria-sort`; rows that can be chosen say `aria-selected`, the grid `aria-multiselectable`.',
    'The totals are a row with a row header, counted by `aria-rowcount`; the arrow keys reach it, and nothing chooses or opens it.',
    'A new order, the number of chosen rows, a moved or resized column are announced politely; the first drawing says nothing.',
    'The focus follows its row when another order moves it. Where the row is gone, Tab comes back to the same place.',
    'Cards are a list with `aria-setsize` and `aria-posinset`; sorting stands above them as a Select and a button.',
    'Boxes are named with their row, “Select Amalia Torres”, and menus too, “More actions: Amalia Torres”: give the primary column a `text`.',
    'Keep `columns` and `rows` the same objects between renders (`useMemo`); new ones draw every row again.',
    'Widths come from what columns hold (`meaning`): a least width, and a share of the room that is left over. Only amounts, dates and numbers longer than usual widen their column. `width` and `minWidth` say another least width.',
  ],
  content: {
    do: [
      'Put the column that names the record first, then what people look for, then dates and amounts.',
      'Write headers as one word or two: “Customer”, “Due”, “Total premium”.',
      'Give amounts `align="end"` and one currency; dates in the short form of the language.',
      'Give a column `text` besides `cell`: exports, titles of cut cells and names are made of it.',
      'Name row actions by their verb: “Detail”, “Edit”, “Register payment”; what destroys comes last, in the tone `critical`.',
      'Say with `disabledReason` why an action is not possible for this row.',
    ],
    avoid: [
      'More than eight columns at first; hide the rest.',
      'Icons or colours alone in a cell.',
      'Buttons in cells besides the row actions: each is a stop on the way.',
      '“N/A” and dashes: leave the cell empty. An amount of zero may be a muted dash, with the amount for those who listen.',
      'Sorting in the browser what the server pages.',
    ],
    examples: [
      { es: 'Aún no hay pólizas', en: 'No policies yet' },
      { es: 'Sin coincidencias', en: 'Nothing matches' },
      { es: 'Cambie la búsqueda o los filtros.', en: 'Change the search or the filters.' },
      { es: 'Limpiar búsqueda y filtros', en: 'Clear search and filters' },
      { es: 'No se pudo cargar la lista', en: 'The list could not be loaded' },
    ],
  },
};
