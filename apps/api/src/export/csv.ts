type Row = Readonly<Record<string, unknown>>;
const startsFormula = /^[=+\-@\t\r]/;
/** Amounts and phone numbers begin with a sign too, and compute nothing. */
const isNumber = /^[+-]?[\d .,]+$/;

/** One line of CSV in the order of the columns; a text that a spreadsheet would run as a formula is disarmed. */
export const toCsvLine = (row: Row, columns: readonly string[]) =>
  `${columns.map((column) => toCell(row[column])).join(',')}\r\n`;

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = Array.isArray(value)
    ? value.join(' | ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  const safe = startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
