export { type PanelSteps, SidePanel } from './SidePanel.tsx';
