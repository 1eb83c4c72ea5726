export { DetailPanel, RecordPanel } from './DetailPanel.tsx';
export { PhoneLinks } from './PhoneLinks.tsx';
export { isAboutPlan, PlanHelp } from './PlanHelp.tsx';
export { RecordFrame } from './RecordFrame.tsx';
export { RecordLoader } from './RecordLoader.tsx';
export { RecordPage } from './RecordPage.tsx';
export { type Reading, type RecordState, toRecordState } from './recordState.ts';
export { isSample, SampleMark } from './SampleMark.tsx';
export { useFailureToast } from './useFailureToast.ts';
