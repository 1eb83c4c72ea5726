import { ChevronDown, Download, ListFilter } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { SearchField } from '../../fields/SearchField/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import * as styles from './GridToolbar.css.ts';

// A menu is work that no list needs for its first paint.
const ExportMenu = lazy(() => import('./ExportMenu.tsx'));

type GridToolbarProps = {
  /** Saved views, above everything; their line is kept free while they load. */
  views?: ReactNode;
  /** The search: `label` names it, `value` is what is typed; leave it out where nothing is searched. */
  search?: { label: string; placeholder?: string; value: string; onChange: (text: string) => void };
  /** The controls to filter by; they unfold below the toolbar. */
  filters?: ReactNode;
  /** The usual filters, one press each. */
  quick?: ReactNode;
  /** How many filters are on. */
  filterCount?: number;
  /** Writes what is listed to a file. */
  onExport?: () => void;
  /** Writes all columns, also those that are not shown; with it, exporting is a menu of both. */
  onExportAll?: (() => void) | undefined;
  /** A file is being written: the button is pending. */
  isExporting?: boolean;
  /** A ColumnsMenu. */
  columns?: ReactNode;
  /** Further controls at the end. */
  end?: ReactNode;
  /** The filters that are on, as chips: a FilterBar. */
  active?: ReactNode;
};

/** What stands above a grid: search, filters, export and columns. */
export function GridToolbar(props: GridToolbarProps) {
  const { views, search, filters, quick, filterCount = 0, columns, end, active } = props;
  const words = useToolWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const searchBox = useRef<HTMLDivElement>(null);
  useSlash(() => searchBox.current?.querySelector('input')?.focus());
  return (
    <div className={styles.toolbar}>
      {views && <div className={styles.views}>{views}</div>}
      <div className={styles.line}>
        {search && (
          <div ref={searchBox} className={styles.search}>
            <SearchField {...search} />
          </div>
        )}
        <div className={styles.controls}>
          {filters && (
            <Button
              icon={ListFilter}
              iconEnd={ChevronDown}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onPress={() => setOpen(!isOpen)}
            >
              {filterCount > 0 ? `${words.filters} (${filterCount})` : words.filters}
            </Button>
          )}
          <span className={styles.push} />
          <div className={styles.extras}>
            <ExportButton {...props} />
            {columns}
          </div>
          {end}
        </div>
      </div>
      {filters && isOpen && (
        <section id={id} aria-label={words.filters} className={styles.filters}>
          {filters}
        </section>
      )}
      {quick}
      {active}
    </div>
  );
}

function ExportButton({ onExport, onExportAll, isExporting = false }: GridToolbarProps) {
  const words = useToolWords();
  if (!onExport) return null;
  if (isExporting || !onExportAll)
    return (
      <Button icon={Download} isPending={isExporting} onPress={onExport}>
        {isExporting ? words.exporting : words.export}
      </Button>
    );
  return (
    <Suspense
      fallback={
        <Button icon={Download} iconEnd={ChevronDown} isDisabled>
          {words.export}
        </Button>
      }
    >
      <ExportMenu onExport={onExport} onExportAll={onExportAll} />
    </Suspense>
  );
}

/** The slash key leads to the search of the page, wherever nobody is typing. */
function useSlash(focus: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement &&
      (event.target.isContentEditable || event.target.matches('input:not([type=checkbox]), textarea, select'));
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping)
      return;
    // What stands before the page, such as a dialog, keeps its keys.
    if (document.querySelector('[role=dialog][aria-modal=true], [data-rac][role=dialog]')) return;
    event.preventDefault();
    focus();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
