import { IconLink } from '@corredor/ui/IconLink';
import { SidePanel } from '@corredor/ui/SidePanel';
import { ArrowDown, ArrowUp, Maximize2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordShortcuts } from '../../base/shortcuts/index.ts';
import { usePanelWidth } from './usePanelWidth.ts';

type RecordPanelProps = Omit<
  ComponentProps<typeof SidePanel>,
  'isOpen' | 'headerActions' | 'width' | 'onWidthChange' | 'size'
> & {
  size?: 'medium' | 'large';
  /** The page of the record, where it has one. */
  pageHref?: string | undefined;
};

/** The panel over a list, as wide as it was left, with the way to the record's own page. */
export function RecordPanel({ size = 'medium', pageHref, ...panel }: RecordPanelProps) {
  const { t } = useTranslation('frames');
  const { onNext, onPrevious } = panel.steps ?? {};
  useRecordShortcuts(panel.title, [
    ...(onNext ? [{ id: 'next', label: t('record.next'), icon: ArrowDown, run: onNext }] : []),
    ...(onPrevious ? [{ id: 'previous', label: t('record.previous'), icon: ArrowUp, run: onPrevious }] : []),
  ]);
  return (
    <SidePanel
      {...panel}
      {...usePanelWidth(size)}
      isOpen
      size={size}
      headerActions={
        pageHref && (
          <IconLink size="small" icon={Maximize2} label={t('record.openPage')} href={pageHref} placement="bottom" />
        )
      }
    />
  );
}
