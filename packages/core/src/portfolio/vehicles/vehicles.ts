import type { PlainDate } from '../../basics/dates/index.ts';

const lettersAndDigits = (text: string) => text.toUpperCase().replace(/[^\p{L}\d]/gu, '');

/** Writes a number plate as it is stored: capitals and digits only. */
export const normalisePlate = lettersAndDigits;

/** Writes a chassis number as it is stored: capitals and digits only. */
export const normaliseChassis = lettersAndDigits;

/** The model years that a vehicle may have on a day: next year's models are sold already. */
export const modelYears = (today: PlainDate) => ({ earliest: 1900, latest: Number(today.slice(0, 4)) + 1 });

/** What is wrong with a chassis number: 17 characters are a VIN, shorter ones are older than the standard. */
export function checkChassis(text: string): 'error' | 'warning' | undefined {
  const chassis = normaliseChassis(text);
  if (chassis.length !== vinWeights.length) return undefined;
  if (!isVin(chassis)) return 'error';
  return setsCheckDigit(chassis) && !hasVinCheckDigit(chassis) ? 'warning' : undefined;
}

/** Makers in North America and China are obliged to a check digit; elsewhere the ninth sign means something else. */
const setsCheckDigit = (vin: string) => /^[1-5L]/.test(vin);

const letterValues: Record<string, number> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const vinWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Tells whether a chassis number is written as a VIN: 17 characters without I, O and Q. */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z\d]{17}$/.test(text.toUpperCase());
}

/** Tells whether a VIN's check digit is right. */
export function hasVinCheckDigit(text: string): boolean {
  if (!isVin(text)) return false;
  const vin = text.toUpperCase();
  const sum = [...vin].reduce((total, sign, index) => {
    const value = letterValues[sign] ?? Number(sign);
    return total + value * (vinWeights[index] ?? 0);
  }, 0);
  const rest = sum % 11;
  return vin[8] === (rest === 10 ? 'X' : String(rest));
}

/** The brands on Latin American and Spanish roads, offered while one types. */
export const usualBrands: readonly string[] = [
  'Audi',
  'BAIC',
  'BMW',
  'BYD',
  'Changan',
  'Chery',
  'Chevrolet',
  'Citroën',
  'DFSK',
  'Dongfeng',
  'Fiat',
  'Ford',
  'Foton',
  'Freightliner',
  'Geely',
  'Great Wall',
  'Haval',
  'Hino',
  'Honda',
  'Hyundai',
  'International',
  'Isuzu',
  'JAC',
  'Jeep',
  'Jetour',
  'Kenworth',
  'Kia',
  'Land Rover',
  'Lexus',
  'Mack',
  'Mazda',
  'Mercedes-Benz',
  'MG',
  'Mini',
  'Mitsubishi',
  'Nissan',
  'Opel',
  'Peugeot',
  'Porsche',
  'RAM',
  'Renault',
  'Scania',
  'Seat',
  'Shineray',
  'Skoda',
  'Subaru',
  'Suzuki',
  'Tesla',
  'Toyota',
  'Volkswagen',
  'Volvo',
  'Yamaha',
];

/** What a row is insured for while it is written: the sum, and what of it a vehicle's value filled in; '' where there is none. */
export interface FilledSum {
  sum: string;
  filled: string;
}

/**
 * The sum insured once a vehicle was chosen: its commercial value, unless somebody typed another sum.
 * Amounts are decimal strings; a value of nothing fills nothing in.
 */
export function sumOnceChosen({ sum, filled }: FilledSum, value: string | null | undefined): FilledSum {
  if (sum !== '' && sum !== filled) return { sum, filled: '' };
  const known = value && Number(value) > 0 ? value : '';
  return { sum: known, filled: known };
}
