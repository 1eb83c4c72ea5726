export { Disclosure } from './Disclosure.tsx';
