// biome-ignore-all lint/a11y/useSemanticElements: the floor is as plain as can be, and found as the grid is
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { untilPainted } from './measure.ts';
import { fields, makeRows, type Row } from './rows.ts';

const rows = makeRows(100_000);
const height = 40;
const act: { sort: () => void; search: (text: string) => void } = { sort: () => undefined, search: () => undefined };

/** The least that shows many rows: a window of plain elements, sorted and filtered in the simplest way. */
function Page() {
  const [sorting, setSorting] = useState<keyof Row | null>(null);
  const [search, setSearch] = useState('');
  const [top, setTop] = useState(0);
  act.sort = () => setSorting('contractor');
  act.search = setSearch;
  const shown = useMemo(() => {
    const found = search ? rows.filter((row) => row.contractor.toLowerCase().includes(search)) : rows;
    return sorting ? found.toSorted((a, b) => (a[sorting] < b[sorting] ? -1 : 1)) : found;
  }, [sorting, search]);
  const first = Math.max(0, Math.floor(top / height) - 4);
  return (
    <div
      role="grid"
      style={{ blockSize: '72dvh', overflow: 'auto' }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div style={{ blockSize: shown.length * height, position: 'relative' }}>
        {shown.slice(first, first + 32).map((row, index) => (
          <div
            key={row.id}
            data-row={first + index}
            style={{
              position: 'absolute',
              insetBlockStart: (first + index) * height,
              blockSize: height,
              display: 'flex',
            }}
          >
            {fields.map((field) => (
              <span key={field} style={{ inlineSize: 120 }}>
                {row[field]}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const place = document.createElement('div');
document.body.append(place);
let root: Root | null = null;

window.bench = {
  mount: () =>
    untilPainted(() => {
      root = createRoot(place);
      flushSync(() => root?.render(<Page />));
    }),
  sort: () => untilPainted(() => flushSync(() => act.sort())),
  filter: () => untilPainted(() => flushSync(() => act.search('zambrano 12'))),
  unmount: () => root?.unmount(),
};
