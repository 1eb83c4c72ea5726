import { lazy } from 'react';

export const ReceiptPaperDialog = lazy(() => import('./ReceiptPaperDialog.tsx'));
export const TakeBack = lazy(() => import('./TakeBack.tsx'));
export const TransferDialog = lazy(() => import('./TransferDialog.tsx'));
export const UndoCrossing = lazy(() => import('./UndoCrossing.tsx'));
export const RemitDialogView = lazy(async () => ({ default: (await import('./RemitDialogView.tsx')).RemitDialogView }));
