import { checkIdentificationNow } from '@corredor/core/identifications';
import type { Random } from './random.ts';

const provinces = ['17', '17', '17', '09', '01', '13', '18', '11'];
const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** Ends a number with the digit that the rules of its kind ask for. */
function complete(start: string, type: 'cedula' | 'ruc', ending: string): string {
  const digits = Array.from({ length: 10 }, (_, digit) => `${start}${digit}${ending}`);
  const right = digits.find((value) => !checkIdentificationNow({ type, country_id: '218', value })?.problem);
  return right ?? complete(pad(Number(start) + 1, start.length), type, ending);
}
/** An identity card that passes every check and belongs to nobody in these data. */
export const someCedula = (random: Random, serial: number) =>
  complete(`${random.pick(provinces)}0${pad(400_000 + serial * 37, 6)}`, 'cedula', '');
/** The tax number of a private company. */
export const someRuc = (random: Random, serial: number) =>
  complete(`${random.pick(provinces)}9${pad(260_000 + serial * 53, 6)}`, 'ruc', '001');
