export { ListOption, type Option } from './ListOption.tsx';
