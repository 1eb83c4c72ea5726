import { toast } from '@corredor/ui/Toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { type ExportOptions, exportRows } from './exportRows.ts';

/** Runs an export: says how far it is, and lets it be cancelled. */
export function useExport<Row>() {
  const { t } = useTranslation(['frames', 'common']);
  const [isExporting, setExporting] = useState(false);
  const { locale, timezone } = useFormats();
  const start = async (options: Omit<ExportOptions<Row>, 'place'>) => {
    const controller = new AbortController();
    let closeProgress = () => {};
    // A list of one page is there before a message could be read.
    const onProgress = (done: number, total: number, isAtLeast: boolean) => {
      closeProgress();
      if (done >= total && !isAtLeast) return;
      const action = { label: t('common:action.cancel'), onAction: () => controller.abort() };
      closeProgress = toast.info(t('export.progress', { done, total, context: isAtLeast ? 'atLeast' : undefined }), {
        action,
      });
    };
    setExporting(true);
    try {
      const count = await exportRows({
        ...options,
        place: { locale, timezone },
        onProgress,
        signal: controller.signal,
      });
      toast.success(t('export.done', { count }));
    } catch (error) {
      if (controller.signal.aborted) toast.info(t('export.cancelled'));
      else toast.error(error instanceof Error ? error.message : t('export.failed'));
    } finally {
      closeProgress();
      setExporting(false);
    }
  };
  return { isExporting, start };
}
