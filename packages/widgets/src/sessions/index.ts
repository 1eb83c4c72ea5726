export { SessionList } from './SessionList.tsx';
export { refreshSessions } from './sessions.queries.ts';
