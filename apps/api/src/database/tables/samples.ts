import type { Owned, Stamp } from './columns.ts';

export interface SampleBooksTable extends Owned {
  loaded_at: Stamp;
  loaded_by: number;
}
