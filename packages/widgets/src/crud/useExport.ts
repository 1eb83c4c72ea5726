import { toast } from '@corredor/ui/Toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportRows } from './exportRows.ts';

/** Runs an export with its state and says how it ended. */
export function useExport<Row>() {
  const { t } = useTranslation('crud');
  const [isExporting, setExporting] = useState(false);
  const start = async (options: Parameters<typeof exportRows<Row>>[0]) => {
    setExporting(true);
    try {
      const count = await exportRows(options);
      toast.success(t('export.done', { count }));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : t('export.failed'));
    } finally {
      setExporting(false);
    }
  };
  return { isExporting, start };
}
