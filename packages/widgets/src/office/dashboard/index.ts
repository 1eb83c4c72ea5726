export { Dashboard } from './Dashboard.tsx';
export { DueCards } from './DueCards.tsx';
