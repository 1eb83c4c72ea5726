// `/app/configuration/task-rules`
export { TaskRules as TaskRulesScreen } from '../office/taskRules/index.ts';
