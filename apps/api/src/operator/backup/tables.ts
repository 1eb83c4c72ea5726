import type { Client } from 'pg';

/** A table of the product as the database knows it. */
export interface TableShape {
  name: string;
  /** Those that hold something of their own; what the database computes is left out. */
  columns: string[];
  /** The tables that its rows refer to. */
  refersTo: string[];
}

/** Every table with its columns, each after those that it refers to. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(distinct f.confrelid::regclass::text) from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '{}') as "refersTo"
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
    order by c.relname`);
  return inOrder(rows);
}

/** Sorts tables so that none comes before one that it refers to. */
export function inOrder(tables: readonly TableShape[]): TableShape[] {
  const done = new Set<string>();
  const waiting = [...tables];
  const sorted: TableShape[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex((table) => table.refersTo.every((name) => done.has(name)));
    if (next < 0) throw new Error(`These tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    const [table] = waiting.splice(next, 1);
    if (!table) break;
    done.add(table.name);
    sorted.push(table);
  }
  return sorted;
}

/** Names of columns as SQL writes them, quoted and with commas between. */
export const columnList = (client: Client, columns: readonly string[]) =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');
