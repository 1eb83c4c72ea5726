import type { PartnerInput } from '@corredor/core/api';
import { addDays, addMonths, type PlainDate, todayIn } from '@corredor/core/dates';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Passwords } from '../identity/passwords/index.ts';
import { addImport } from './addImport.ts';
import { addMessages } from './addMessages.ts';
import { addMethodRules } from './addMethodRules.ts';
import { addMovements } from './addMovements.ts';
import { addRenewals } from './addRenewals.ts';
import { addRuns } from './addRuns.ts';
import { addSellers } from './addSellers.ts';
import { addColleagues } from './colleagues.ts';
import { retireField } from './extraFields.ts';
import { fillCatalogue, type Sizes } from './fillCatalogue.ts';
import { openOffice, setClock, subscribe } from './office.ts';
import { playPolicy } from './playPolicy.ts';
import { playTaskRules, playTasks } from './playTasks.ts';
import { type Fate, planPolicy } from './policyPlans.ts';
import { createRandom } from './random.ts';
import { crewOf, planDailyWork, settleNotifications } from './settleNotifications.ts';
import { createTimeline } from './timeline.ts';

export const demoPassword = 'corredor-demo-1';
const timezone = 'America/Guayaquil';
// Last year's months stand beside this year's.
const historyDays = 760;

interface DemoBrokerage {
  seed: number;
  person: { email: string; name: string; lastName: string };
  partner: PartnerInput;
  /** Whether others work there too. */
  hasColleagues?: boolean;
  sizes: Sizes;
  fates: Fate[];
}
const times = (count: number, fate: Fate): Fate[] => Array.from({ length: count }, () => fate);
const brokerages: DemoBrokerage[] = [
  {
    seed: 20_260_115,
    person: { email: 'demo@corredor.example', name: 'María Fernanda', lastName: 'Andrade' },
    partner: {
      name: 'Andrade Seguros',
      alias: 'andrade-seguros',
      tax_id: '1790012344001',
      phone: '+593991234567',
      email: 'oficina@andrade-seguros.example',
      country_id: '218',
      state: 'EC-P',
      city: 'Quito',
      direction: 'Av. República del Salvador N34-127',
      slogan: 'Su tranquilidad, por escrito',
      website: 'https://andrade-seguros.example',
      tags: ['Flotas', 'Familias', 'Pymes', 'Siniestros'],
      resume: 'Asesores de seguros en Quito desde 1998, para familias y empresas.',
    },
    hasColleagues: true,
    sizes: { insurers: 6, people: 26, dependents: 7, companies: 8 },
    // Each renewal makes a second policy: sixty in all.
    fates: [
      ...times(7, 'draft'),
      ...times(27, 'active'),
      ...times(7, 'expired'),
      ...times(7, 'closed'),
      ...times(4, 'renewed'),
      ...times(2, 'renewal drafted'),
    ],
  },
  {
    seed: 7,
    person: { email: 'otro@corredor.example', name: 'Esteban', lastName: 'Villacís' },
    partner: {
      name: 'Otro Corredor',
      alias: 'otro-corredor',
      tax_id: '0190012344001',
      phone: '+593987654321',
      email: 'hola@otro-corredor.example',
      country_id: '218',
      state: 'EC-A',
      city: 'Cuenca',
    },
    sizes: { insurers: 2, people: 4, dependents: 1, companies: 1 },
    fates: ['draft', 'active', 'active', 'expired', 'closed'],
  },
];

/** Makes the demo brokerages with a year of business behind them; answers false where they are there already. */
export async function seedDemo(db: Kysely<Database>, passwords: Passwords, now = new Date()): Promise<boolean> {
  const passwordHash = await passwords.hashPassword(demoPassword);
  const today = todayIn(timezone, now);
  let isNew = false;
  for (const brokerage of brokerages) {
    // One transaction each: a brokerage is there whole, or not at all.
    isNew =
      (await db.transaction().execute((trx) => seedBrokerage(trx, { brokerage, passwordHash, today, now }))) || isNew;
  }
  return isNew;
}

async function seedBrokerage(
  trx: Parameters<typeof openOffice>[0],
  {
    brokerage,
    passwordHash,
    today,
    now,
  }: { brokerage: DemoBrokerage; passwordHash: string; today: PlainDate; now: Date },
): Promise<boolean> {
  const { seed, person, partner, sizes, fates } = brokerage;
  const firstDay = addDays(today, -historyDays);
  const random = createRandom(seed);
  await setClock(trx, firstDay, now);
  const office = await openOffice(trx, { ...person, passwordHash }, partner);
  if (!office) return false;
  if (brokerage.hasColleagues) await addColleagues(office.scope, passwordHash);
  await addSellers(office);
  const catalogue = await fillCatalogue(office, random, sizes, today);
  if (brokerage.hasColleagues) await addMethodRules(office.scope, catalogue);
  const timeline = createTimeline((day) => setClock(trx, day, now));
  const crew = await crewOf(office.scope);
  const stage = { office, crew, catalogue, random, timeline, firstDay, today, ended: { count: 0 } };
  planDailyWork(office.scope, timeline, today);
  for (const [serial, fate] of fates.entries()) playPolicy(stage, planPolicy(random, catalogue, fate, serial, today));
  if (brokerage.hasColleagues) {
    playTasks(office, crew, timeline, today);
    playTaskRules(office, office.scope.caller.userId, timeline, today);
  }
  await timeline.run(today);
  const setDay = (day: PlainDate) => setClock(trx, day, now);
  if (brokerage.hasColleagues) await addMovements(office.scope, setDay, today);
  if (brokerage.hasColleagues) await addRuns(office.scope, setDay, today);
  if (brokerage.hasColleagues) await addMessages(office.scope);
  if (brokerage.hasColleagues) await addImport(office.scope, setDay);
  await setDay(today);
  const motor = catalogue.branches.get('7');
  if (motor) await retireField(office, motor.id);
  if (brokerage.hasColleagues) await addRenewals(office.scope, { setDay, crew, today });
  await settleNotifications(office.scope, crew, today);
  const subscribedOn = addDays(today, -60);
  const trial = addMonths(subscribedOn, -1);
  await subscribe(office.scope, {
    plan: 'Basic',
    renewal: 'monthly',
    startsOn: trial,
    endsOn: addDays(subscribedOn, -1),
    finishedOn: subscribedOn,
  });
  const nextYear = addMonths(subscribedOn, 12);
  await subscribe(office.scope, { plan: 'Professional', renewal: 'annual', startsOn: subscribedOn, endsOn: nextYear });
  await sql`select set_config('app.now', '', true)`.execute(trx);
  return true;
}
