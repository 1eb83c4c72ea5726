import { hasCheckDigit } from './digits.ts';
import { type Identification, problem, warning } from './identification.ts';

const digits = (text: string) => [...text].map(Number);

/** Provinces 01 to 24, and 30 for those registered abroad. */
function hasProvince(value: string): boolean {
  const province = Number(value.slice(0, 2));
  return (province >= 1 && province <= 24) || province === 30;
}

function hasCedulaDigit(value: string): boolean {
  const sum = digits(value.slice(0, 9))
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, product) => total + (product > 9 ? product - 9 : product), 0);
  return (10 - (sum % 10)) % 10 === Number(value[9]);
}

/** Checks an identity card: ten digits, province, modulus 10. */
export function checkCedula(normalised: string): Identification {
  if (!/^\d*$/.test(normalised)) return problem(normalised, 'digits_only');
  if (normalised.length !== 10) return problem(normalised, 'length');
  if (!hasProvince(normalised)) return problem(normalised, 'province');
  return hasCedulaDigit(normalised) ? { normalised } : problem(normalised, 'check_digit');
}

const publicWeights = [3, 2, 7, 6, 5, 4, 3, 2];
const privateWeights = [4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Checks a tax number; the third digit tells persons, companies and public bodies apart. */
export function checkRuc(normalised: string): Identification {
  if (!/^\d*$/.test(normalised)) return problem(normalised, 'digits_only');
  if (normalised.length !== 13) return problem(normalised, 'length');
  if (!hasProvince(normalised)) return problem(normalised, 'province');
  const isPublic = normalised[2] === '6';
  const isPrivate = normalised[2] === '9';
  // A public body's number has nine digits of its own, so its establishment has four.
  if (Number(normalised.slice(isPublic ? 9 : 10)) === 0) return problem(normalised, 'establishment');
  if (!isPublic && !isPrivate) {
    return hasCedulaDigit(normalised) ? { normalised } : problem(normalised, 'check_digit');
  }
  // The registry gives foreigners cards with a 6 there too; a person's number is the card and three digits of its own.
  if (isPublic && hasCedulaDigit(normalised) && Number(normalised.slice(10)) > 0) return { normalised };
  const isRight = hasCheckDigit(normalised, isPublic ? publicWeights : privateWeights, 11);
  // The tax office now gives numbers without a check digit, so a wrong one is no proof.
  return isRight ? { normalised } : warning(normalised, 'check_digit');
}
