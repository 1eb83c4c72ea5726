export { SettingsScreen as Component } from '@corredor/widgets/screens/SettingsScreen';
