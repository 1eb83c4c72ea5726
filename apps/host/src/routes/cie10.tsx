export { Cie10Screen as Component } from '@corredor/widgets/screens/Cie10Screen';
