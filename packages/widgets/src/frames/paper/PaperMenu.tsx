import { MenuButton } from '@corredor/ui/Menu';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaperKind } from './paper.types.ts';
import { usePaper } from './usePaper.tsx';

interface PaperMenuProps {
  policyId: number;
  /** What is printed while this is on the page. */
  printed?: PaperKind;
}

/** Prints a policy or its payment plan, and saves them as PDFs. */
export function PaperMenu({ policyId, printed = 'policy' }: PaperMenuProps) {
  const { t } = useTranslation('paper');
  const { groups, sheet } = usePaper(policyId, printed);
  if (groups.length === 0) return null;
  return (
    <>
      <MenuButton label={t('menu')} icon={Printer} groups={groups} />
      {sheet}
    </>
  );
}
