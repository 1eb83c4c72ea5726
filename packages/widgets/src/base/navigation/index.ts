export { MemoryNavigation } from './MemoryNavigation.tsx';
export { type Navigation, NavigationProvider, useLeaveGuard, useNavigation } from './navigation.tsx';
export { useAskedMove } from './useAskedMove.ts';
