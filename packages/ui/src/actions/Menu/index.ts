export { MenuButton, type MenuEntry, type MenuGroup } from './MenuButton.tsx';
