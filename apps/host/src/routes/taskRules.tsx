export { TaskRulesScreen as Component } from '@corredor/widgets/screens/TaskRulesScreen';
