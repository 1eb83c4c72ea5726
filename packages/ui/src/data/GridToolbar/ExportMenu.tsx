import { Download } from 'lucide-react';
import { MenuButton } from '../../actions/Menu/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';

type ExportMenuProps = { onExport: () => void; onExportAll: () => void };

/** Asks which columns go into the file. */
export default function ExportMenu({ onExport, onExportAll }: ExportMenuProps) {
  const words = useToolWords();
  return (
    <MenuButton
      label={words.export}
      icon={Download}
      items={[
        { id: 'shown-columns', label: words.exportShown, onAction: onExport },
        { id: 'all-columns', label: words.exportAll, onAction: onExportAll },
      ]}
    />
  );
}
