export { SessionList } from './SessionList.tsx';
export { StorageNotice } from './StorageNotice.tsx';
