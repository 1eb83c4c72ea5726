export { cie10Operations } from './cie10.operations.ts';
export { type Cie10Store, cie10Store } from './cie10.store.ts';
export { type Cie10Row, type CsvFault, readCie10 } from './readCie10.ts';
export { writeCie10 } from './writeCie10.ts';
