export { PolicyForm } from './form/PolicyForm.tsx';
export { PolicyLinks } from './list/PolicyLinks.tsx';
export { PolicyList } from './list/PolicyList.tsx';
export { PolicyEditor } from './record/PolicyEditor.tsx';
