export { Account } from './Account.tsx';
export { MyCalendar } from './MyCalendar.tsx';
export { MyLanguage } from './MyLanguage.tsx';
export { MyName } from './MyName.tsx';
