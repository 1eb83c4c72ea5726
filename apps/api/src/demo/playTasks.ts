import type { TaskInput, TaskModel, TaskRuleInput } from '@corredor/core/api';
import { addDays, type PlainDate } from '@corredor/core/dates';
import { sql } from 'kysely';
import { type DemoOffice, done, still } from './office.ts';
import type { Timeline } from './timeline.ts';

interface DemoTask {
  title: string;
  kind: TaskInput['kind'];
  /** Days from today. */
  due: number;
  about?: TaskModel;
  /** Whose turn it is among the crew. */
  by?: number;
  more?: Partial<TaskInput>;
  /** What becomes of it, so many days before today. */
  fate?: { ago: number; move: 'complete' | 'cancel' | 'snooze' };
}
const addedAgo = 9;
const monthly = { every: 1, unit: 'month', until: null } as const;
const tasks: readonly DemoTask[] = [
  { title: 'Pedir la factura de la última cuota', kind: 'document', due: -4, about: 'payment' },
  {
    title: 'Llamar por los documentos que faltan',
    kind: 'call',
    due: -1,
    about: 'customer',
    more: { priority: 'high' },
  },
  {
    title: 'Llamar por la renovación',
    kind: 'call',
    due: 0,
    about: 'policy',
    more: { due_time: '09:30', priority: 'high' },
  },
  {
    title: 'Enviar el resumen de cobros a la aseguradora',
    kind: 'mail',
    due: 0,
    about: 'provider',
    more: { repeats: monthly },
  },
  { title: 'Renovar mi credencial', kind: 'other', due: 0, more: { is_private: true } },
  { title: 'Inspeccionar el vehículo', kind: 'visit', due: 1, about: 'vehicle', by: 1, more: { due_time: '15:00' } },
  { title: 'Comparar la prima con otras aseguradoras', kind: 'renewal', due: 3, about: 'policy', by: 1 },
  { title: 'Visitar al cliente por fin de año', kind: 'visit', due: 12, about: 'customer', more: { priority: 'low' } },
  {
    title: 'Revisar la cartera atrasada',
    kind: 'payment',
    due: -2,
    more: { repeats: { every: 1, unit: 'week', until: null } },
    fate: { ago: 1, move: 'complete' },
  },
  {
    title: 'Confirmar el cambio de dirección',
    kind: 'call',
    due: -3,
    about: 'customer',
    fate: { ago: 3, move: 'complete' },
  },
  {
    title: 'Acompañar en la inspección del siniestro',
    kind: 'claim',
    due: -3,
    by: 1,
    fate: { ago: 3, move: 'cancel' },
  },
  { title: 'Pedir la matrícula nueva', kind: 'document', due: -2, about: 'vehicle', fate: { ago: 2, move: 'snooze' } },
];

/** By which tasks come without anybody at it; the last one is switched off. */
const rules: readonly TaskRuleInput[] = [
  {
    name: 'Cuota atrasada',
    trigger: 'payment_delayed',
    offset_days: 1,
    business_days: true,
    assign: 'seller',
    title: 'Llamar por la cuota atrasada',
    kind: 'payment',
    priority: 'high',
  },
  {
    name: 'Preparar la renovación',
    trigger: 'policy_near_end',
    offset_days: -10,
    business_days: true,
    assign: 'renewal_owner',
    title: 'Pedir la oferta de renovación',
    kind: 'renewal',
  },
  {
    name: 'Saludo de cumpleaños',
    trigger: 'customer_birthday',
    offset_days: 0,
    assign: 'owner',
    title: 'Felicitar por su cumpleaños',
    kind: 'call',
    priority: 'low',
    is_active: false,
  },
];

/** The rules of the brokerage's owner, from so many days before today. */
export function playTaskRules(office: DemoOffice, owner: number, timeline: Timeline, today: PlainDate) {
  timeline.plan(addDays(today, -addedAgo), async () => {
    office.scope.caller.userId = owner;
    for (const body of rules) await done(office.createTaskRule({ ...still, body }));
  });
}

/** Tasks in every state, of the brokerage's owner and a colleague: overdue, for today, to come, done, cancelled, put off, repeating, private. */
export function playTasks(office: DemoOffice, crew: readonly number[], timeline: Timeline, today: PlainDate) {
  const { trx, caller } = office.scope;
  const owner = caller.userId;
  // A private task is written by its author alone, whoever worked last.
  const actAsOwner = async () => {
    caller.userId = owner;
    await sql`select set_config('app.user_id', ${String(owner)}, true)`.execute(trx);
  };
  const recordOf = async (model: TaskModel, index: number) => {
    const table = (
      {
        policy: 'policies',
        payment: 'payments',
        customer: 'customers',
        vehicle: 'vehicles',
        provider: 'providers',
        renewal: 'renewals',
        movement: 'movements',
      } as const
    )[model];
    const rows = trx.selectFrom(table).select('id').where('partner_id', '=', caller.partnerId);
    const known = await rows
      .where(model === 'policy' ? sql<boolean>`status = 'active'` : sql<boolean>`true`)
      .orderBy('id', 'desc')
      .limit(12)
      .execute();
    const row = known[index % Math.max(1, known.length)];
    return row ? { model, id: row.id } : null;
  };
  for (const [index, { title, kind, due, about, by = 0, more, fate }] of tasks.entries())
    timeline.plan(addDays(today, -addedAgo), async () => {
      await actAsOwner();
      const body: TaskInput = {
        title,
        kind,
        due_on: addDays(today, due),
        assignee_id: crew[by % Math.max(1, crew.length)] ?? owner,
        about: about ? await recordOf(about, index) : null,
        ...more,
      };
      const { id } = await done(office.createTask({ ...still, body }));
      if (!fate) return;
      timeline.plan(addDays(today, -fate.ago), async () => {
        await actAsOwner();
        const { version } = await done(office.getTask({ ...still, path: { taskId: id } }));
        const call = { ...still, path: { taskId: id }, version };
        if (fate.move === 'complete') await done(office.completeTask({ ...call, body: { outcome: 'De acuerdo.' } }));
        else if (fate.move === 'cancel') await done(office.cancelTask(call));
        else await done(office.snoozeTask({ ...call, body: { until: addDays(today, 2) } }));
      });
    });
}
