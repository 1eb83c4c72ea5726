export { createExportPlaces, type ExportPlaces, exportOperations } from './export.operations.ts';
