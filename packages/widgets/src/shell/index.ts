export { Shell } from './Shell.tsx';
export { ShellView, type ShellViewProps } from './ShellView.tsx';
