export { atField, useAskedField } from './useAskedField.ts';
