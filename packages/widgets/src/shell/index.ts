export { Shell } from './Shell.tsx';
export { ShellView, type ShellViewProps } from './ShellView.tsx';
export { SubscriptionBanners } from './SubscriptionBanners.tsx';
