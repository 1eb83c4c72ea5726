export { ViewTabs } from './ViewTabs.tsx';
