export { oneLine, strangeSign, trimText } from './texts.ts';
