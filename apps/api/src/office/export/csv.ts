type Row = Readonly<Record<string, unknown>>;
/** What a spreadsheet runs, also in the wide signs of East Asia, and also behind a break or a semicolon, where some readers begin a cell. */
const startsFormula = /(^|[\r\n\t;])(?='*[ \u00a0\u3000]*[=+\-@＝＋－＠])/g;
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
  const safe = isNumber.test(text) ? text : text.replace(startsFormula, "$1'").replace(/^(?=[\t\r])/, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
