export { HistorySection } from './HistorySection.tsx';
export { RecordHistory } from './RecordHistory.tsx';
export { readValue } from './readValue.ts';
