export { PolicyForm } from './form/PolicyForm.tsx';
export { PoliciesOf } from './list/PoliciesOf.tsx';
export { PolicyList } from './list/PolicyList.tsx';
export { PolicyPage } from './record/PolicyPage.tsx';
