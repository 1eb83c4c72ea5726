import type { AuditModel } from '@corredor/core/api';
import { Disclosure } from '@corredor/ui/Disclosure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordHistory } from './RecordHistory.tsx';

/** The history of a record, asked for when it is opened. */
export function HistorySection(record: { model: AuditModel; id: number }) {
  const { t } = useTranslation('history');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('title')} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && <RecordHistory {...record} />}
    </Disclosure>
  );
}
