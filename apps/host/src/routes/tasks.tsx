export { TasksScreen as Component } from '@corredor/widgets/screens/TasksScreen';
