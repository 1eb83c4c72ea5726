export { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';
export { leadToUnread } from './leadToUnread.ts';
