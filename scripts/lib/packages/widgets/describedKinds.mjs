// Stands in the place of elements/kinds.ts while the tables of attributes are read: each kind says what it takes, instead of reading a text.

export const text = { kind: 'text' };
export const flag = { kind: 'flag' };
export const list = { kind: 'list' };
export const choice = (...options) => ({ kind: 'choice', options, usual: options[0] });
export const whole = (least, most, usual) => ({ kind: 'number', bounds: [least, most], usual: String(usual) });
export const level = { ...choice('2', '1', '3', '4', '5', '6'), isNumber: true };
export const locale = choice('auto', 'es', 'en');
export const words = (options, usual = options) => ({ kind: 'words', options, usual: usual.join(' ') || 'none' });
