/** A number below `count` that follows from a name, and is the same wherever the name stands. */
export function numberOf(name: string, count: number): number {
  let sum = 0;
  for (const sign of name.normalize()) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}
