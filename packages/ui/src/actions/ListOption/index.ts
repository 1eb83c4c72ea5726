export { ListOption, type Option } from './ListOption.tsx';
export { fitOf } from './matches.ts';
