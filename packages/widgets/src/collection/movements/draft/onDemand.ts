import { lazy } from 'react';

export const MovementIssueFacts = lazy(() => import('./MovementIssueFacts.tsx'));
export const NewMovement = lazy(() => import('./NewMovement.tsx'));
