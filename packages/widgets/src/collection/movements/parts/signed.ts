/** Which way an amount goes: it is charged, given back, or either. */
export type Way = '+' | '-' | 'any';

/** Whether an amount is given back; also a sign alone says so. */
export const isBack = (net: string): boolean => net.startsWith('-');
/** An amount as a field shows it, whose way is said beside it. */
export const sizeOf = (net: string): string => net.replace('-', '');
/** What is left of an amount that is no longer known: which way it goes. */
export const emptied = (net: string): string => (isBack(net) ? '-' : '');
export const isZero = (net: string): boolean => Number(sizeOf(net)) === 0;

/** What a field says, with its sign: that of its way, or that of what stood there where either goes. */
export const netOf = (size: string, way: Way, before: string): string =>
  (way === 'any' ? isBack(before) : way === '-') ? `-${size}` : size;
