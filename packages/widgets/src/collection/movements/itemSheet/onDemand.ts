import { lazy } from 'react';

export const MovementSheet = lazy(() => import('./MovementSheet.tsx'));
