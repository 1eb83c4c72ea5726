import { PoliciesScreen } from '@corredor/widgets/screens/PoliciesScreen';

export { PoliciesScreen as Component };
