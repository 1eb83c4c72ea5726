export { MyDay } from './MyDay.tsx';
export { TaskForm } from './TaskForm.tsx';
export { TaskList } from './TaskList.tsx';
export { TaskRecord } from './TaskRecord.tsx';
