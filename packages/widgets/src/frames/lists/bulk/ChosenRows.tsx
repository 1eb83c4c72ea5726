import { lazy } from 'react';
import type LoadedBulkBar from './BulkBar.tsx';

// A lazy component forgets that it is generic. Who chooses nothing does not load what is done with what is chosen.
/** What can be done with chosen rows; draw it in a Suspense once something was chosen, and leave it there. */
export const ChosenRows = lazy(() => import('./BulkBar.tsx')) as unknown as typeof LoadedBulkBar;
