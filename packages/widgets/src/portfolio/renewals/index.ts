export { RenewalList } from './RenewalList.tsx';
