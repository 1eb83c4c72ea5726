export { RenewalStagesScreen as Component } from '@corredor/widgets/screens/RenewalStagesScreen';
