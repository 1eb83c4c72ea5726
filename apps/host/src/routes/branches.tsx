import { BranchesScreen } from '@corredor/widgets/screens/BranchesScreen';

export { BranchesScreen as Component };
