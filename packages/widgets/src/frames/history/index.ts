export { HistorySection } from './HistorySection.tsx';
export { RecordHistory } from './RecordHistory.tsx';
