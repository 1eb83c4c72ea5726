import type { AuditModel } from '@corredor/core/api';
import { Disclosure } from '@corredor/ui/Disclosure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordHistory } from './RecordHistory.tsx';

interface HistorySectionProps {
  model: AuditModel;
  id: number;
  /** Its place in the outline: 2 on a record's page, 3 unless told. */
  level?: 2 | 3;
}

/** The history of a record, asked for when it is opened. */
export function HistorySection({ level = 3, ...record }: HistorySectionProps) {
  const { t } = useTranslation('history');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure level={level} title={t('title')} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && <RecordHistory {...record} />}
    </Disclosure>
  );
}
