/** The digits of a number by their weights, added up. */
export const weigh = (text: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(text[at] ?? 0), 0);

/** Whether the digit after as many as there are weights is what is missing to a multiple of a modulus. */
export const hasCheckDigit = (text: string, weights: readonly number[], modulus: number): boolean =>
  (modulus - (weigh(text, weights) % modulus)) % modulus === Number(text[weights.length]);
