/** Writes a count for a badge: nothing for zero, and 99+ beyond 99. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
