import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId, PlanName } from '@corredor/core/api';
import { todayIn } from '@corredor/core/dates';
import { type Permission, permissions } from '@corredor/core/permissions';
import { sql } from 'kysely';
import { type AppOptions, buildApp } from '../app/app.ts';
import { createHandlers } from '../app/resources.ts';
import { createCondition } from '../base/condition/index.ts';
import { type LimitSettings, usualLimits, usualTimeLimit } from '../base/settings/index.ts';
import { createDatabase } from '../database/index.ts';
import { openSession } from '../identity/accounts/index.ts';
import { createPasswords } from '../identity/passwords/index.ts';
import { createPace, type LiveOptions, startLive } from '../live/index.ts';
import { listOperations, type OpenApiDocument, readDocument } from '../server/request/document.ts';
import { createFileStore } from '../services/files/index.ts';
import { type Gateway, sandboxGateway } from '../subscription/gateways/index.ts';
import { asOffice } from './asOffice.ts';
import { makeCredit } from './makeCredit.ts';
import { patience } from './patience.ts';
import { type PlanValues, putOnPlan } from './putOnPlan.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './testDatabase.ts';

export interface CallOptions {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | string[]>;
  body?: unknown;
  version?: number;
  key?: string;
  language?: 'es' | 'en';
  payload?: Buffer;
  headers?: Record<string, string>;
}
export interface CallAnswer {
  status: number;
  // Tests read answers of every shape; what they expect is what they assert.
  body: Record<string, unknown> & { results?: Record<string, unknown>[] };
  headers: Record<string, unknown>;
  raw: Buffer;
}
export type Call = (id: OperationId, options?: CallOptions) => Promise<CallAnswer>;

export const testPassword = 'paraguas amarillo 7';
const brand = 'Corredor';
/** Tax numbers with a right check digit, by country; Ecuador's where there is none. */
const taxNumbers: Record<string, string> = { '170': '9001234568', '604': '20100070970', '724': 'B12345674' };
export const supportEmail = 'operator@example.com';
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

export interface TestOptions
  extends Partial<Pick<AppOptions, 'hasLimits' | 'trustedProxies' | 'logger'>>,
    Pick<TestDatabaseOptions, 'template' | 'longest' | 'longestTransaction' | 'hasOwnGroup'> {
  /** Puts another gateway before the sandbox's, or in its place. */
  gateway?: (sandbox: Gateway) => Gateway;
  /** Other numbers than the usual ones. */
  limits?: Partial<LimitSettings>;
  /** Another time than the usual one for a request that the contract gives no more (milliseconds). */
  timeLimit?: number;
  /** Another contract than that of the product. */
  document?: OpenApiDocument;
  /** Another database than one of its own; closed by who opened it. */
  database?: TestDatabase;
  /** A folder of files to begin with. */
  filesFrom?: string;
}
/** What of a brokerage is written down when its database is kept for others to copy. */
export interface KeptOffice {
  userId: number;
  partnerId: number;
  alias: string;
}
type ServeOptions = Partial<LiveOptions> & Pick<Partial<AppOptions>, 'logger' | 'condition'>;
/** The real server over a database of its own; answers are checked against the document. Close it after the last test. */
export async function testApi({
  hasLimits = false,
  trustedProxies = false,
  logger: ownLogger = false,
  gateway: wrap = (own) => own,
  template,
  longest,
  longestTransaction,
  hasOwnGroup,
  limits: ownLimits = {},
  timeLimit = patience(usualTimeLimit * 1_000),
  document = readDocument(new URL('../../../../.build/openapi.json', import.meta.url)),
  database: given,
  filesFrom,
}: TestOptions = {}) {
  const database = given ?? (await createTestDatabase({ template, longest, longestTransaction, hasOwnGroup }));
  const limits = { ...usualLimits, ...ownLimits };
  const traces: Record<string, unknown>[] = [];
  const passwords = createPasswords('pepper of the tests');
  const adminDb = createDatabase(database.admin, quiet, { max: 1 });
  const folder = mkdtempSync(join(temporaryFolder(), 'corredor-files-'));
  if (filesFrom) cpSync(filesFrom, folder, { recursive: true });
  const files = createFileStore(folder);
  const gateway = wrap(sandboxGateway(database.db));
  const world = {
    files,
    gateway,
    document,
    passwords,
    brand,
    supportEmail,
    publicUrl: 'http://localhost:3000',
    kickMail: () => {},
    limits,
    log: { warn: (facts: object, text: string) => void traces.push({ ...facts, text }) },
  };
  const build = (logger: AppOptions['logger'] = ownLogger, condition = createCondition()) =>
    buildApp({
      lanes: database.lanes,
      document,
      handlers: createHandlers(world, createPace(), condition),
      condition,
      logger,
      publicUrl: world.publicUrl,
      hasLimits,
      limits,
      timeLimit,
      trustedProxies,
      isStrict: true,
    });
  const condition = createCondition();
  const app = await build(ownLogger, condition);
  const stops: (() => Promise<unknown>)[] = [];
  /** One more server over the same database that really listens, with its live channel; as another process would. */
  const serve = async ({ logger, condition: own, ...live }: ServeOptions = {}) => {
    const server = await build(logger, own);
    const { publicUrl } = world;
    const options = { db: database.lanes.live, connection: database.app, publicUrl, production: false, ...live };
    const { figures } = await startLive(server, options);
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const stop = () => server.close();
    stops.push(stop);
    return { url, figures, stop };
  };

  const operations = new Map(listOperations(document).map((one) => [one.id, one]));
  const callAs =
    (token: string | null): Call =>
    async (id, { path = {}, query = {}, body, version, key, language = 'en', payload, headers = {} } = {}) => {
      const operation = operations.get(id);
      if (!operation) throw new Error(`no operation ${id}`);
      const url = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(path[name])));
      const takesKey = operation.parameters.some((one) => one.name === 'Idempotency-Key');
      const usual: Record<string, string> = { 'accept-language': language };
      if (token) usual.authorization = `Bearer ${token}`;
      if (version !== undefined) usual['if-match'] = `"v${version}"`;
      if (takesKey) usual['idempotency-key'] = key ?? randomUUID();
      if (body !== undefined) usual['content-type'] = 'application/json';
      const answer = await app.inject({
        method: operation.method.toUpperCase() as 'GET',
        url,
        query: Object.fromEntries(
          Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
        ),
        headers: { ...usual, ...headers },
        payload: payload ?? (body === undefined ? undefined : JSON.stringify(body)),
      });
      const isJson = String(answer.headers['content-type'] ?? '').includes('json');
      return {
        status: answer.statusCode,
        body: isJson ? answer.json() : {},
        headers: answer.headers,
        raw: answer.rawPayload,
      };
    };

  /** Signs an account in without the cost of a password. */
  const signIn = async (userId: number) =>
    database.db.transaction().execute(async (trx) => {
      await sql`select set_config('app.partner_id', '0', true), set_config('app.user_id', ${String(userId)}, true)`.execute(
        trx,
      );
      return openSession(trx, { userId, userAgent: 'test', address: '127.0.0.1' });
    });
  const addUser = async (
    values: { partner_id?: number; role_id?: number; email?: string; is_active?: boolean } = {},
  ) => {
    const user = await sql<{ id: number }>`
      insert into users (email, name, confirmed_at, language, partner_id, role_id, is_active)
      values (${values.email ?? `${randomUUID()}@example.com`}, 'Ana', app_now(), 'en', ${values.partner_id ?? null},
        ${values.role_id ?? null}, ${values.is_active ?? true}) returning id`.execute(adminDb);
    const id = user.rows[0]?.id ?? 0;
    const tokens = await signIn(id);
    return { userId: id, call: callAs(tokens.token), ...tokens };
  };
  /** A brokerage with its administrator, on the free plan. */
  const partner = async (name: string, countryId = '218') => {
    const admin = await addUser();
    const alias = `${name.toLowerCase()}-${randomLetters()}`;
    const made = await admin.call('createPartner', {
      body: {
        name,
        alias,
        tax_id: taxNumbers[countryId] ?? '1790012345001',
        phone: '+593991234567',
        email: 'oficina@example.com',
        country_id: countryId,
        language: 'es',
      },
    });
    if (made.status !== 201) throw new Error(`no partner: ${JSON.stringify(made.body)}`);
    return officeOf(admin, { partnerId: Number(made.body.id), alias });
  };
  /** A brokerage that the database held when it was copied, with its administrator signed in anew. */
  const officeAt = async ({ userId, ...kept }: KeptOffice) => {
    const tokens = await signIn(userId);
    return officeOf({ userId, call: callAs(tokens.token), ...tokens }, kept);
  };
  /**
   * `as` adds a user of the same brokerage who holds just these permissions, `onPlan` puts it on another plan, with other values than it
   * really has where they are given.
   */
  const officeOf = (
    admin: Awaited<ReturnType<typeof addUser>>,
    { partnerId, alias }: Pick<KeptOffice, 'partnerId' | 'alias'>,
  ) => {
    const as = async (wanted: readonly string[], values: { is_active?: boolean } = {}) => {
      const role = await sql<{ id: number }>`
        insert into roles (partner_id, name, permissions)
        values (${partnerId}, ${randomUUID()}, ${sql.val([...wanted])}::text[]) returning id`.execute(adminDb);
      return addUser({ partner_id: partnerId, role_id: role.rows[0]?.id ?? 0, ...values });
    };
    const onPlan = (name: PlanName, over: PlanValues = {}) => putOnPlan(adminDb, partnerId, name, over);
    /** What is owed back of a policy, as the work that ends it early makes it. Answers the credit's id. */
    const owe = (policyId: number, amount: string, dueDate = todayIn('America/Guayaquil', new Date())) =>
      asOffice(database.db, { ...admin, partnerId }, (scope) => makeCredit(scope, policyId, { amount, dueDate }));
    return { ...admin, partnerId, owe, as, alias, onPlan, signInAgain: () => signIn(admin.userId) };
  };
  const close = async () => {
    for (const stop of stops) await stop();
    await app.close();
    await adminDb.destroy();
    if (!given) await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    app,
    condition,
    document,
    operations,
    database,
    adminDb,
    passwords,
    files,
    filesFolder: folder,
    /** What was logged of accounts that nobody has. */
    traces,
    world: { ...world, db: database.db },
    anonymous: callAs(null),
    withToken: callAs,
    addUser,
    partner,
    officeAt,
    serve,
    close,
  };
}
/** Eight that no test looks for: an alias is searched too, where a random number would be found now and then by who asks for one. */
const randomLetters = () =>
  randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghjkpqrvwx'.charAt(Number(digit)));
export type TestApi = Awaited<ReturnType<typeof testApi>>;
export const everyPermission: readonly Permission[] = permissions;
