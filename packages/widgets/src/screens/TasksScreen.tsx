import { useNavigation } from '../base/navigation/index.ts';
import { MyDay, TaskList } from '../office/tasks/index.ts';

/** `/app/management/tasks`: one's own day, and the list as soon as the address asks for something of it. */
export function TasksScreen() {
  const { search } = useNavigation();
  return search === '' ? <MyDay /> : <TaskList />;
}
