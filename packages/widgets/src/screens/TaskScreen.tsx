import { TaskForm, TaskRecord } from '../office/tasks/index.ts';

/** `/app/management/tasks/create`, `/{id}` and `/{id}/update` */
export function TaskScreen({ id, isEditing }: { id?: number; isEditing?: boolean }) {
  return id === undefined ? <TaskForm /> : <TaskRecord id={id} isEditing={isEditing} />;
}
