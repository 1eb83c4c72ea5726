export { PolicyRenewal } from './PolicyRenewal.tsx';
export { RenewalList } from './RenewalList.tsx';
