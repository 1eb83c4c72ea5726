import { Client } from 'pg';
import { vi } from 'vitest';

/** What some work asks of the database: the statements that it sends, and the rows that come back. A busy machine counts the same. */
export async function askedOf<Answer>(work: () => Promise<Answer>) {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    const answer = await work();
    const came = await Promise.all(query.mock.results.map(({ value }) => value));
    const rows = came.reduce((sum, result) => sum + (Object(result).rows?.length ?? 0), 0);
    return { answer, statements: came.length, rows };
  } finally {
    query.mockRestore();
  }
}
