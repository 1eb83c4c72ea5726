import { addDays, atCalendarEnd, type PlainDate } from '@corredor/core/dates';
import { type Locale, languageIn } from '@corredor/core/locales';
import { paths } from '@corredor/core/paths';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { say } from '../../server/request/wording.ts';
import { type CalendarDates, calendarReach } from './calendarDates.ts';

interface Drawing {
  locale: Locale;
  publicUrl: string;
  partner: string;
  currency: string;
}
interface Dated {
  id: number;
  version: number;
  updated_at: string;
  day: PlainDate;
  name: string | null;
  branch?: string | null;
  provider?: string | null;
}
const brand = 'Corredor';
/** How often programs are asked to look again, in seconds. */
const lookAgain = 3_600;

/** Writes dates as an iCalendar of whole days: each event keeps its number, and says by its version that it changed. */
export function drawCalendar(
  { tasks, ends, instalments }: CalendarDates,
  { locale, publicUrl, partner, currency }: Drawing,
): string {
  const most = calendarReach.mostAhead;
  const isShortened = [tasks, ends, instalments].some((dates) => dates.length >= calendarReach.mostBack);
  const calendar = ical({
    name: `${brand} · ${partner}`,
    description: isShortened ? say(locale, 'calendar.shortened', { count: most }) : null,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: brand, product: 'calendar', language: languageIn(locale).toUpperCase() },
    ttl: lookAgain,
  });
  const { host } = new URL(publicUrl);
  const add = (
    kind: string,
    { id, version, updated_at, day, name, branch, provider }: Dated,
    summary: string,
    path: string,
  ) => {
    const link = `${publicUrl}${path}`;
    const changed = new Date(updated_at);
    calendar.createEvent({
      id: `${kind}-${id}@${host}`,
      sequence: version,
      // Of the record, not of this reading: what did not change reads the same.
      stamp: changed,
      lastModified: changed,
      start: midnight(day),
      end: midnight(atCalendarEnd(() => addDays(day, 1))),
      allDay: true,
      summary: [summary, name, branch, provider].filter(Boolean).join(' · '),
      description: say(locale, 'calendar.open', { brand, link }),
      url: link,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  };
  for (const task of tasks)
    add('task', task, [task.due_time, task.title].filter(Boolean).join(' '), paths.taskRecord(task.id));
  for (const policy of ends)
    add(
      'term',
      policy,
      say(locale, 'calendar.term_end', { number: policy.number ?? '' }),
      paths.policyRecord(policy.id),
    );
  for (const payment of instalments) {
    const { number, balance, policy } = payment;
    const amount = { amount: balance, currency };
    const words = say(locale, 'calendar.instalment', { number, policy: policy ?? '', amount });
    add('instalment', payment, words, paths.paymentRecord(payment.id));
  }
  return calendar.toString();
}

/** Days have no place: the library reads them in UTC. */
const midnight = (day: PlainDate) => new Date(`${day}T00:00:00Z`);
