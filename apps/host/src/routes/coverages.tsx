import { CoveragesScreen } from '@corredor/widgets/screens/CoveragesScreen';

export { CoveragesScreen as Component };
