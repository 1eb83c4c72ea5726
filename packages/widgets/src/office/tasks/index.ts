export { MyDay } from './MyDay.tsx';
export { RelatedTasks } from './RelatedTasks.tsx';
export { TaskForm } from './TaskForm.tsx';
export { TaskList } from './TaskList.tsx';
export { TaskRecord } from './TaskRecord.tsx';
export { TodayTasks } from './TodayTasks.tsx';
