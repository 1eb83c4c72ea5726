export { type Gap, Stack } from './Stack.tsx';
