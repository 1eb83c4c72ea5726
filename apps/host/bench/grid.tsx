import { clientRows, DataGrid, type GridColumn } from '@corredor/ui/DataGrid';
import { themeClass } from '@corredor/ui/theme';
import { useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { untilPainted } from './measure.ts';
import { fields, makeRows, type Row } from './rows.ts';

const rows = makeRows(100_000);
const columns: GridColumn<Row>[] = fields.map((id, index) => ({
  id,
  header: id,
  sortKey: id,
  isPrimary: index === 0,
  minWidth: 110,
  align: id === 'premium' ? 'end' : undefined,
  cell: (row) => String(row[id]),
}));
const rowId = (row: Row) => row.id;

const act: { search: (text: string) => void } = { search: () => undefined };

function Page() {
  const [sorting, setSorting] = useState<string>();
  const [search, setSearch] = useState('');
  act.search = setSearch;
  const view = useMemo(
    () =>
      clientRows(rows, {
        sortBy: (row, key) => row[key as keyof Row],
        searchIn: (row) => `${row.number} ${row.contractor} ${row.insurer} ${row.city}`,
      }),
    [],
  );
  const shown = useMemo(() => view(sorting, search), [view, sorting, search]);
  return (
    <DataGrid
      label="Policies"
      columns={columns}
      rows={shown}
      rowId={rowId}
      view="table"
      sorting={sorting}
      onSortingChange={setSorting}
    />
  );
}

const place = document.createElement('div');
document.documentElement.className = themeClass({ theme: 'light' });
document.body.append(place);
let root: Root | null = null;

window.bench = {
  mount: () =>
    untilPainted(() => {
      root = createRoot(place);
      flushSync(() =>
        root?.render(
          <I18nProvider locale="en-US">
            <Page />
          </I18nProvider>,
        ),
      );
    }),
  sort: () =>
    untilPainted(() =>
      flushSync(() => document.querySelectorAll<HTMLElement>('[role=columnheader] button')[1]?.click()),
    ),
  filter: () => untilPainted(() => flushSync(() => act.search('zambrano 12'))),
  unmount: () => root?.unmount(),
};
