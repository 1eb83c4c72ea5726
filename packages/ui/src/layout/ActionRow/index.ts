export { ActionRow } from './ActionRow.tsx';
