export { ProvidersScreen as Component } from '@corredor/widgets/screens/ProvidersScreen';
