/** The days on which the unit and API tests run beside today, each with a reason; together they hold every weekday. Local time, seconds before something happens. */
export const days = [
  { day: '2026-12-31', time: '23:59:50', zone: 'America/Guayaquil', why: 'the turn of the year, while the tests run' },
  { day: '2027-01-01', time: '12:00:00', zone: 'Europe/Madrid', why: 'the first day of a year' },
  { day: '2027-01-31', time: '12:00:00', zone: 'America/Guayaquil', why: 'a month that the next one cannot hold' },
  {
    day: '2027-02-28',
    time: '23:59:50',
    zone: 'America/Guayaquil',
    why: 'the end of a short month, while the tests run',
  },
  { day: '2027-03-28', time: '01:59:50', zone: 'Europe/Madrid', why: 'an hour that is not there' },
  { day: '2027-05-31', time: '12:00:00', zone: 'America/Guayaquil', why: 'the end of a month, a Monday' },
  {
    day: '2027-06-30',
    time: '20:30:00',
    zone: 'America/Guayaquil',
    why: 'an evening on which it is tomorrow in UTC, a Wednesday',
  },
  {
    day: '2027-07-31',
    time: '00:30:00',
    zone: 'Europe/Madrid',
    why: 'a night on which it is yesterday in UTC, a Saturday',
  },
  { day: '2027-10-31', time: '02:59:50', zone: 'Europe/Madrid', why: 'an hour that comes twice' },
  { day: '2027-11-11', time: '12:00:00', zone: 'America/Guayaquil', why: 'a day of narrow digits, a Thursday' },
  { day: '2028-02-29', time: '12:00:00', zone: 'America/Guayaquil', why: 'a leap day, a Tuesday' },
  { day: '2028-08-04', time: '12:00:00', zone: 'America/Guayaquil', why: 'a day of wide digits, a Friday' },
];

/** The hours of today at which they run too. */
export const midnights = ['America/Guayaquil', 'Europe/Madrid', 'UTC'];

/**
 * The moment at which a clock on the wall of a zone shows this, in milliseconds; of an hour that comes twice the first.
 * @param {string} day as 2027-03-28
 * @param {string} time as 01:59:50
 */
export function momentIn(zone, day, time) {
  const wanted = Date.parse(`${day}T${time}Z`);
  // The offset before the moment holds until a change of the clock.
  const offset = (moment) => wallOf(zone, moment) - moment;
  const guess = wanted - offset(wanted - 86_400_000);
  return wallOf(zone, guess) === wanted ? guess : wanted - offset(guess);
}

/** What a clock on the wall shows at a moment, as if it were UTC. */
function wallOf(zone, moment) {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const of = (type) => Number(parts.find((part) => part.type === type).value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The day that a zone has at a moment, as 2027-03-28. */
export const dayIn = (zone, moment) => new Date(wallOf(zone, moment)).toISOString().slice(0, 10);
