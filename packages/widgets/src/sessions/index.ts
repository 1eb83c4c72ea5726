export { SessionList } from './SessionList.tsx';
export { StorageNotice } from './StorageNotice.tsx';
export { refreshSessions } from './sessions.queries.ts';
