import { Download } from 'lucide-react';
import { MenuButton, type MenuGroup } from '../../actions/Menu/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';

/** What somebody wants in a file, and which kind of file. */
export type ExportChoice = { format: 'xlsx' | 'csv'; hasAllColumns: boolean };

type ExportMenuProps = { onExport: (choice: ExportChoice) => void; hasHiddenColumns: boolean };

/** Asks for the kind of file, and which columns go into it where some are hidden. */
export default function ExportMenu({ onExport, hasHiddenColumns }: ExportMenuProps) {
  const words = useToolWords();
  const group = (id: string, title: string | undefined, hasAllColumns: boolean): MenuGroup => ({
    id,
    title,
    items: [
      { id: `${id}-xlsx`, label: words.exportExcel, onAction: () => onExport({ format: 'xlsx', hasAllColumns }) },
      { id: `${id}-csv`, label: words.exportCsv, onAction: () => onExport({ format: 'csv', hasAllColumns }) },
    ],
  });
  const groups = hasHiddenColumns
    ? [group('shown', words.exportShown, false), group('all', words.exportAll, true)]
    : [group('all', undefined, true)];
  return <MenuButton label={words.export} icon={Download} groups={groups} />;
}
