import { ChevronDown, Download } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { SearchField } from '../../fields/SearchField/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import type { ExportChoice } from './ExportMenu.tsx';
import * as styles from './GridToolbar.css.ts';

// A menu is work that no list needs for its first paint.
const ExportMenu = lazy(() => import('./ExportMenu.tsx'));

type GridToolbarProps = {
  /** Saved views, above everything; their line is kept free while they load. */
  views?: ReactNode;
  /** What can be done with views where there is no row of them: a MenuButton among the tools. */
  viewsMenu?: ReactNode;
  /** The search: `label` names it, `value` is what is typed; leave it out where nothing is searched. */
  search?: { label: string; placeholder?: string; value: string; onChange: (text: string) => void };
  /** A FilterBar: the filters that are on, and the way to add another; beside the search. */
  filters?: ReactNode;
  /** Writes what is listed to a file of the kind that is chosen. */
  onExport?: (choice: ExportChoice) => void;
  /** Some columns are not shown: exporting asks whether they go into the file. */
  hasHiddenColumns?: boolean;
  /** A file is being written: the button is pending. */
  isExporting?: boolean;
  /** A ColumnsMenu. */
  columns?: ReactNode;
  /** Further controls at the end. */
  end?: ReactNode;
};

/** What stands above a grid: search, filters, export and columns. */
export function GridToolbar(props: GridToolbarProps) {
  const { views, viewsMenu, search, filters, columns, end } = props;
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
        {filters}
        <div className={styles.extras}>
          {viewsMenu}
          <ExportButton {...props} />
          {columns}
        </div>
        {end}
      </div>
    </div>
  );
}

function ExportButton({ onExport, hasHiddenColumns = false, isExporting = false }: GridToolbarProps) {
  const words = useToolWords();
  if (!onExport) return null;
  if (isExporting)
    return (
      <Button icon={Download} isPending>
        {words.exporting}
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
      <ExportMenu onExport={onExport} hasHiddenColumns={hasHiddenColumns} />
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
