export { CoveragesScreen as Component } from '@corredor/widgets/screens/CoveragesScreen';
