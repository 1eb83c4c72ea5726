import type { PolicySheet } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import { getPolicySheet } from '@corredor/core/operations';
import { PrintSheet } from '@corredor/ui/PrintSheet';
import { toast } from '@corredor/ui/Toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import type LoadedPaper from './PolicySheetPaper.tsx';
import type { PaperKind } from './paper.types.ts';

type PaperComponent = ComponentType<Parameters<typeof LoadedPaper>[0]>;
interface Ready {
  sheet: PolicySheet;
  Paper: PaperComponent;
  unwritable: Record<PaperKind, string[]>;
}

/** A page is settled before what it may be asked to print is fetched. */
const settled = 2_000;

/**
 * Prints a policy or its payment plan instead of the page: by the browser's own menu and keys too, which wait for nothing, so that what
 * is printed is there before. Answers the sheet, and a way to print it; none where the reader may not see what is on it.
 */
export function usePrinting(
  policyId: number,
  kind: PaperKind,
): {
  sheet: ReactNode;
  print?: () => void;
  /** What the PDFs cannot write, once that is known. */
  unwritable: Record<PaperKind, string[]> | undefined;
} {
  const { t } = useTranslation('paper');
  const client = useClient();
  const queries = useQueryClient();
  const canViewPolicy = useCan('policy_app.view_policy');
  const canViewPayments = useCan('policy_app.view_payment');
  const canPrint = canViewPolicy && (kind === 'policy' || canViewPayments);
  const isSettled = useSettled(policyId);
  const query = queryOf(client, getPolicySheet, { path: { policyId } });
  const { data } = useQuery({ ...query, enabled: canPrint && isSettled });
  const [prepared, setPrepared] = useState<Ready | null>(null);
  // The page may have gone on to another policy.
  const ready = prepared?.sheet.policy.id === policyId ? prepared : null;
  const [isPrinting, setPrinting] = useState(false);
  const beginPrinting = useEffectEvent(() => {
    if (ready) flushSync(() => setPrinting(true));
  });

  useEffect(() => {
    if (!data || !canPrint) return;
    let isGone = false;
    prepare(data)
      .then((newest) => isGone || setPrepared(newest))
      // What is asked for in words says why it could not be done.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [data, canPrint]);

  useEffect(() => {
    const begin = () => beginPrinting();
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  const print = async () => {
    let tellWaiting = () => {};
    const waiting = setTimeout(() => {
      tellWaiting = toast.info(t('preparing'));
    }, 400);
    try {
      const newest = await prepare(await queries.fetchQuery(query));
      flushSync(() => setPrepared(newest));
      clearTimeout(waiting);
      tellWaiting();
      window.print();
    } catch (error) {
      toast.error(t('printFailed', { reason: toCallError(error).message }));
    } finally {
      clearTimeout(waiting);
      tellWaiting();
    }
  };

  usePrintKey(canPrint && !ready, print);

  return {
    print: canPrint ? () => void print() : undefined,
    unwritable: ready?.unwritable,
    sheet: isPrinting && ready && (
      <PrintSheet>
        <ready.Paper sheet={ready.sheet} kind={kind} />
      </PrintSheet>
    ),
  };
}

/** Whether the page has stood still for a while. */
function useSettled(id: number) {
  const [settledFor, setSettledFor] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettledFor(id), settled);
    return () => clearTimeout(timer);
  }, [id]);
  return settledFor === id;
}

/** Catches the browser's key for printing while there is nothing to print yet. */
function usePrintKey(isOn: boolean, print: () => Promise<void>) {
  const press = useEffectEvent(() => void print());
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'p';
      if (!isPrint || event.defaultPrevented) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}

/** The code that draws it and the brokerage's picture: printing waits for neither. */
async function prepare(sheet: PolicySheet): Promise<Ready> {
  const { image } = sheet.brokerage;
  const [{ default: Paper }, { unwritableSheet }, hasPicture] = await Promise.all([
    import('./PolicySheetPaper.tsx'),
    import('./unwritableSheet.ts'),
    canDraw(image),
  ]);
  // A picture that cannot be had leaves its place to the name.
  return {
    Paper,
    unwritable: unwritableSheet(sheet),
    sheet: hasPicture ? sheet : { ...sheet, brokerage: { ...sheet.brokerage, image: null } },
  };
}
async function canDraw(image: string | null) {
  if (!image) return false;
  const picture = new Image();
  picture.src = image;
  return picture.decode().then(
    () => true,
    () => false,
  );
}
