export { Cie10List } from './Cie10List.tsx';
