// The pattern of HTML's own e-mail field, plus a dot in the domain, as mail leaves the house.
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Tells whether a text can be an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && email.test(text);
}

/** Writes a number plate as it is stored: capitals and digits only. */
export function normalisePlate(plate: string): string {
  return plate.toUpperCase().replace(/[^\p{L}\d]/gu, '');
}

const letterValues: Record<string, number> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};
const vinWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Tells whether a chassis number is written as a VIN: 17 characters without I, O and Q. */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z\d]{17}$/.test(text.toUpperCase());
}

/** Tells whether a VIN's check digit is right; only makers for North America set one, so a wrong one is a hint. */
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
