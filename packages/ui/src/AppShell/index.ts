export { AppShell } from './AppShell.tsx';
