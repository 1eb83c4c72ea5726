/** What a spreadsheet runs, also in the wide signs of East Asia, and also behind a break or a semicolon, where some readers begin a cell. */
const startsFormula = /(^|[\r\n\t;])(?='*[ \u00a0\u3000]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
/** Amounts and phone numbers begin with a sign too, and compute nothing. */
const isNumber = /^[+-]?[\d .,]+$/;

/** The first sign of a file of CSV, by which spreadsheets know that it is UTF-8. */
export const csvMark = '\ufeff';

/** One line of CSV (RFC 4180); a text that a spreadsheet would run as a formula is disarmed. */
export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(text: string): string {
  const safe = isNumber.test(text) ? text : text.replace(startsFormula, "$1'").replace(/^(?=[\t\r])/, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
