import { lazy } from 'react';

export const MovementDialog = lazy(() => import('./MovementDialog.tsx'));
export const PolicyAsOf = lazy(() => import('./PolicyAsOf.tsx'));
