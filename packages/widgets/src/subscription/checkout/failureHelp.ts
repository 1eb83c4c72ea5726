import type { CallError } from '@corredor/core/errors';

/** What a refused order means for the buyer; nothing was charged in any of these cases. */
export const failureHelp = ({ status }: CallError) =>
  status === 429 ? 'payment.tooMany' : status === 403 ? 'payment.forbidden' : 'payment.refused';
