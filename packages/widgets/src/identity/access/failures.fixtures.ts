import { CallError } from '@corredor/core/errors';

/** No answer came at all. */
export const aLostCall = () => new CallError({});
