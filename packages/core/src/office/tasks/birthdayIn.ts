import { addMonths, type PlainDate } from '../../basics/dates/index.ts';

/** The birthday in a year; of somebody born on 29 February, 28 February where the year has no other. */
export const birthdayIn = (year: number, birthdate: PlainDate): PlainDate =>
  addMonths(birthdate, (year - Number(birthdate.slice(0, 4))) * 12);
