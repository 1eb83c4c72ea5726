export { MemoryNavigation } from './MemoryNavigation.tsx';
export { type Navigation, NavigationProvider, useLeaveGuard, useNavigation } from './navigation.tsx';
