import { Cie10Screen } from '@corredor/widgets/screens/Cie10Screen';

export { Cie10Screen as Component };
