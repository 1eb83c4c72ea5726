export { serveWidgets, type WidgetFolders } from './widgets.ts';
