import type { Generated } from 'kysely';
import type { Optional } from './columns.ts';

export interface Cie10CodesTable {
  id: Generated<number>;
  code: string;
  name_es: string;
  name_en: Optional<string>;
  description_es: Optional<string>;
  description_en: Optional<string>;
}
