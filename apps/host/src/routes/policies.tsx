export { PoliciesScreen as Component } from '@corredor/widgets/screens/PoliciesScreen';
