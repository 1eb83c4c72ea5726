import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type TestApi, testApi } from './testApi.ts';
import { asAdmin, createTestDatabase, type TestDatabase } from './testDatabase.ts';

// Any fixed number: whoever holds this lock makes a template, and all who want it wait.
const templatesLock = 7_205_321;

/** What a server over a copy of a template is opened with, and what was written down when the template was made. */
export interface RichTemplate<Facts> {
  options: { template: string; filesFrom: string };
  facts: Facts;
}

/**
 * A database that holds more than the migrated one, filled through the product's own operations: by the first of the run that asks for
 * it, and copied by all others. It is made anew in each run, since what it holds depends on all of the server, and on the day.
 */
export async function richTemplate<Facts extends object>(
  name: string,
  fill: (api: TestApi) => Promise<Facts>,
): Promise<RichTemplate<Facts>> {
  const { admin, folder } = inject('testServer');
  const options = { template: `corredor_with_${name}`, filesFrom: join(folder, `files-with-${name}`) };
  return asAdmin(admin, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templatesLock]);
    await client.query('create table if not exists rich_templates (name text primary key, facts jsonb not null)');
    const { rows } = await client.query<{ facts: Facts }>('select facts from rich_templates where name = $1', [name]);
    if (rows[0]) return { options, facts: rows[0].facts };
    await client.query(`drop database if exists ${options.template}`);
    const facts = await make(options, fill);
    await client.query('insert into rich_templates values ($1, $2)', [name, JSON.stringify(facts)]);
    return { options, facts };
  });
}

async function make<Facts>(
  { template, filesFrom }: RichTemplate<Facts>['options'],
  fill: (api: TestApi) => Promise<Facts>,
): Promise<Facts> {
  const database = await createTestDatabase();
  try {
    const facts = await fillThrough(database, fill, filesFrom);
    await database.keepAs(template);
    return facts;
  } catch (error) {
    await database.close();
    throw error;
  }
}
async function fillThrough<Facts>(
  database: TestDatabase,
  fill: (api: TestApi) => Promise<Facts>,
  files: string,
): Promise<Facts> {
  const api = await testApi({ database });
  try {
    const facts = await fill(api);
    cpSync(api.filesFolder, files, { recursive: true });
    return facts;
  } finally {
    await api.close();
  }
}
