import { reservedAliases } from '@corredor/core/paths';
import { type Connection, withClient } from '../../database/index.ts';

/** Tells the operator which brokerages have a public name that is reserved by now: they keep it, and a page of the system may come there. */
export async function tellReservedNames(owner: Connection, warn: (text: string) => void): Promise<void> {
  const { rows } = await withClient(owner, 'corredor', (client) =>
    client.query<{ id: number; alias: string }>(
      'select id, alias from partners where alias = any ($1::text[]) order by id',
      [[...reservedAliases]],
    ),
  );
  for (const { id, alias } of rows)
    warn(`the brokerage ${id} has the public name "${alias}", which is reserved by now: it keeps it; agree on another`);
}
