export { HistorySection } from './HistorySection.tsx';
export { RecordHistory } from './RecordHistory.tsx';
export { isAmount, readValue } from './readValue.ts';
