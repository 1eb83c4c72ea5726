import { lazy } from 'react';

export const LineOfPolicy = lazy(() => import('./yearLine/LineOfPolicy.tsx'));
