// What the private area fetches once it stands, in one piece.
export { ToastRegion } from '@corredor/ui/Toast';
export { Inactivity } from '@corredor/widgets/inactivity';
export { StorageNotice } from '@corredor/widgets/sessions';
