import type { Words } from './es.ts';

export const en: Words = {
  dismissNotice: 'Dismiss',
  opensNewTab: 'opens in a new tab',
  pending: 'In progress',
  showPassword: 'Show password',
  problems: (count) => (count === 1 ? 'Correct one field to continue' : `Correct ${count} fields to continue`),
  retry: 'Try again',
};
