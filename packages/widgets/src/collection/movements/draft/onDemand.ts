import { lazy } from 'react';

export const MovementIssueFacts = lazy(() => import('./MovementIssueFacts.tsx'));
