export { TaskRules } from './TaskRules.tsx';
