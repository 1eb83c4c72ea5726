/** What a part is of a whole, in percent with two places, rounded half away from zero; null of nothing. */
export function percentOf(part: bigint, whole: bigint): string | null {
  if (whole === 0n) return null;
  const product = part * 10_000n;
  const size = (2n * magnitude(product) + magnitude(whole)) / (2n * magnitude(whole));
  const digits = size.toString().padStart(3, '0');
  const isNegative = size > 0n && product < 0n !== whole < 0n;
  return `${isNegative ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
const magnitude = (number: bigint) => (number < 0n ? -number : number);
