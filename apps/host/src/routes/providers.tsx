import { ProvidersScreen } from '@corredor/widgets/screens/ProvidersScreen';

export { ProvidersScreen as Component };
