export { Shell } from './Shell.tsx';
export { SubscriptionBanners } from './SubscriptionBanners.tsx';
