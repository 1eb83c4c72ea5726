export { CoverageEditor, CoverageForm } from './CoverageForm.tsx';
export { CoverageList } from './CoverageList.tsx';
