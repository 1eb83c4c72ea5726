import { toCallError } from '@corredor/core/errors';
import { languages } from '@corredor/core/i18n';
import { unwritable } from '@corredor/core/paper';
import type { MenuGroup } from '@corredor/ui/Menu';
import { toast } from '@corredor/ui/Toast';
import { FileText, Printer, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useLanguage } from '../../base/app/index.ts';
import { saveFile } from '../lists/index.ts';
import { fetchPaper, type PaperWish } from './fetchPaper.ts';
import type { PaperKind } from './paper.types.ts';
import { usePrinting } from './usePrinting.tsx';
import { useUnwritableWords } from './useUnwritableWords.ts';

/** What a policy's menu offers for paper, and the sheet that is printed while this is on the page: put it anywhere. */
export interface PaperOffer {
  groups: MenuGroup[];
  sheet: ReactNode;
  /** What the PDFs cannot write. */
  note: string | undefined;
}

interface PaperWishes {
  /** What is printed while this is on the page. */
  printed: PaperKind;
  /** Whom the record in view names. */
  names?: readonly (string | undefined)[];
}

/** Printing a policy or its payment plan, and saving both as PDFs, in the reader's language or the other. */
export function usePaper(policyId: number, { printed, names = [] }: PaperWishes): PaperOffer {
  const { t } = useTranslation(['paper', 'common']);
  const client = useClient();
  const { language } = useLanguage();
  const { sheet, print, unwritable: onSheet } = usePrinting(policyId, printed);
  const words = useUnwritableWords();
  const rights = {
    policy: useCan('policy_app.view_policy'),
    payment_plan: useCan('policy_app.view_payment'),
  };
  const save = async (wish: PaperWish) => {
    const controller = new AbortController();
    const closeWaiting = toast.info(t('preparing'), {
      action: { label: t('common:action.cancel'), onAction: () => controller.abort() },
    });
    try {
      const { bytes, name } = await fetchPaper(client, policyId, wish, { signal: controller.signal });
      if (controller.signal.aborted) return;
      saveFile(bytes, name);
      toast.success(t('saved', { name }));
    } catch (error) {
      if (!controller.signal.aborted) toast.error(t('saveFailed', { reason: toCallError(error).message }));
    } finally {
      closeWaiting();
    }
  };
  const kinds = (['policy', 'payment_plan'] as const).filter((kind) => rights[kind]);
  const [first, other] = [language, ...languages.filter((one) => one !== language)];
  const groups: MenuGroup[] = [first, other].map((wanted, index) => ({
    id: `paper.${wanted}`,
    title: t(`in.${wanted ?? language}`),
    items: [
      ...(index === 0 && print ? [{ id: 'print', label: t(`print.${printed}`), icon: Printer, onAction: print }] : []),
      ...kinds.map((kind) => ({
        id: `paper.${wanted}.${kind}`,
        label: t(`download.${kind}`),
        icon: kind === 'policy' ? FileText : ReceiptText,
        onAction: () => void save({ kind, language: wanted ?? language }),
      })),
    ],
  }));
  return {
    groups: kinds.length > 0 ? groups : [],
    sheet,
    note: words([...new Set([...unwritable(names), ...kinds.flatMap((kind) => onSheet?.[kind] ?? [])])]),
  };
}
