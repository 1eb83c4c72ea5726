export { AppShell } from './AppShell.tsx';
export { afterFirstPaint } from './afterFirstPaint.ts';
