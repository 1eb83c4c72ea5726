export { BranchesScreen as Component } from '@corredor/widgets/screens/BranchesScreen';
