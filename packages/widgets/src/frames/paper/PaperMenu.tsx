import { MenuButton } from '@corredor/ui/Menu';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRecordShortcuts } from '../../base/shortcuts/index.ts';
import type { PaperKind } from './paper.types.ts';
import { usePaper } from './usePaper.tsx';

interface PaperMenuProps {
  policyId: number;
  /** What is printed while this is on the page. */
  printed?: PaperKind;
  /** Whom the record in view names, where the rest of the paper is not read yet, or may not be. */
  names?: readonly (string | undefined)[];
  /** What the record in view is called, where the palette offers the same. */
  record?: string;
  /** Beside other buttons in little room: the sign alone, with its words as its name; `onPhone` only there. */
  isIconOnly?: boolean | 'onPhone';
}

/** Prints a policy or its payment plan, and saves them as PDFs. */
export function PaperMenu({ policyId, printed = 'policy', names, record, isIconOnly }: PaperMenuProps) {
  const { t } = useTranslation('paper');
  const { groups, sheet, note } = usePaper(policyId, { printed, names });
  // In the reader's language, which is the first.
  useRecordShortcuts(
    record,
    (groups[0]?.items ?? []).map(({ id, label, icon, onAction }) => ({ id, label, icon, run: () => onAction?.() })),
  );
  if (groups.length === 0) return null;
  return (
    <>
      <MenuButton label={t('menu')} icon={Printer} groups={groups} note={note} isIconOnly={isIconOnly} tone="neutral" />
      {sheet}
    </>
  );
}
