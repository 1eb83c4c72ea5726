export { Account } from './Account.tsx';
export { MyLanguage } from './MyLanguage.tsx';
export { MyName } from './MyName.tsx';
