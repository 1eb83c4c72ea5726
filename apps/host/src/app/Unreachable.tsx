export { UnreachableScreen as default } from '@corredor/widgets/screens/UnreachableScreen';
