import type { Owned, Stamp, WithDefault } from './columns.ts';

export interface DailyWorkTable extends Owned {
  kind: string;
  day: string;
  done_at: Stamp;
  told: WithDefault<number>;
}
export interface ToldDatesTable extends Owned {
  kind: string;
  record_id: number;
  on_date: string;
  told_at: Stamp;
}
