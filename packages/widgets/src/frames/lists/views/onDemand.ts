import { lazy } from 'react';

export const ViewsBar = lazy(() => import('./ViewsBar.tsx'));
