export { PoliciesOf } from './PoliciesOf.tsx';
export { PolicyForm } from './PolicyForm.tsx';
export { PolicyList } from './PolicyList.tsx';
export { PolicyPage } from './PolicyPage.tsx';
