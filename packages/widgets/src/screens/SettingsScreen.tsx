// `/app/configuration/settings`
export { Settings as SettingsScreen } from '../office/settings/index.ts';
