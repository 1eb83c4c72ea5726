export { CompleteTask } from './CompleteTask.tsx';
export { MyDay } from './MyDay.tsx';
export { RelatedTasks } from './RelatedTasks.tsx';
export { TaskBoard } from './TaskBoard.tsx';
export { TaskForm } from './TaskForm.tsx';
export { TaskList } from './TaskList.tsx';
export { TaskMonth } from './TaskMonth.tsx';
export { TaskRecord } from './TaskRecord.tsx';
