export { RunList } from './RunList.tsx';
export { RunRecord } from './RunRecord.tsx';
