import { type Kysely, sql } from 'kysely';

/** Whether the database answers within two seconds. */
export async function pingDatabase<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, 2000, false);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
