import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCalendar } from '../testing/aCalendar.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { tellTasksWithinTheHour } from './taskHours.ts';

let api: TestApi;
let calendar: ReturnType<typeof aCalendar>;
beforeAll(async () => {
  api = await testApi();
  calendar = aCalendar(api);
});
afterAll(() => api.close());

/** The moment comes, and the server looks which tasks are near. */
const passTo = async (moment: string) => {
  const db = calendar.databaseAt(moment);
  await tellTasksWithinTheHour({ db, log: calendar.log }).finally(() => db.destroy());
};
type Office = Awaited<ReturnType<typeof calendar.office>>;
const addTask = async (office: Office, due_time: string | null, over: object = {}) => {
  const body = { title: 'Llamar', kind: 'call', due_on: '2027-02-03', due_time, assignee_id: office.userId, ...over };
  const answer = await office.call('createTask', { body });
  expect(answer.status).toBe(201);
  return Number(answer.body.id);
};

describe('a task for a time of day', () => {
  it('is told of once, an hour before, by the clock of the brokerage', async () => {
    const [quito, madrid] = [await calendar.office('quito'), await calendar.office('madrid', 'Europe/Madrid')];
    const id = await addTask(quito, '10:30', { is_private: true });
    await addTask(madrid, '10:30');
    await addTask(quito, null);
    await passTo('2027-02-03T14:29:00Z');
    expect([await quito.told(), await madrid.told()]).toEqual([[], []]);
    await passTo('2027-02-03T14:30:00Z');
    await passTo('2027-02-03T14:31:00Z');
    expect(await quito.told()).toEqual(['task_due']);
    const { body } = await quito.call('listNotifications');
    expect(body.results?.[0]).toMatchObject({
      params: { task_id: id, task: 'Llamar', due_date: '2027-02-03', due_time: '10:30' },
      title: 'Task within the hour',
      description: 'The task “Llamar” is due at 10:30.',
      link: `/app/management/tasks/${id}`,
    });
    expect(calendar.failures).toEqual([]);
  });

  it('is told of the evening before where it is for just after midnight', async () => {
    const office = await calendar.office('medianoche');
    await addTask(office, '00:20');
    await passTo('2027-02-03T04:25:00Z');
    expect(await office.told()).toEqual(['task_due']);
  });

  it('is not told of where its time has passed, where it is done, and again where it was put off', async () => {
    const office = await calendar.office('aplazadas');
    await addTask(office, '08:00');
    const done = await addTask(office, '09:30');
    await sql`update tasks set status = 'done', done_on = '2027-02-03' where id = ${done}`.execute(api.adminDb);
    await passTo('2027-02-03T14:00:00Z');
    expect(await office.told()).toEqual([]);
    const later = await addTask(office, '09:30');
    await passTo('2027-02-03T14:00:00Z');
    await sql`update tasks set snoozed_until = '2027-02-05', snoozed_count = 1 where id = ${later}`.execute(
      api.adminDb,
    );
    await passTo('2027-02-04T14:00:00Z');
    expect(await office.told()).toEqual(['task_due']);
    await passTo('2027-02-05T14:00:00Z');
    expect(await office.told()).toEqual(['task_due', 'task_due']);
  });
});
