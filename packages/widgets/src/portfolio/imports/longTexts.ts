import type { ImportRowInput, ImportRowResult } from '@corredor/core/api';
import { mostImportText } from '@corredor/core/imports';

/** Parts rows with a text that is longer than the server takes from the others, and says so at their cells. */
export function withoutLongTexts(
  rows: readonly ImportRowInput[],
  messageOf: (length: number) => string,
): { sent: ImportRowInput[]; failed: ImportRowResult[] } {
  const sent: ImportRowInput[] = [];
  const failed: ImportRowResult[] = [];
  for (const row of rows) {
    const errors = Object.entries(row.values).flatMap(([field, text]) => {
      // The server counts signs, of which an emoji is one.
      const { length } = [...text];
      return length > mostImportText ? [[field, [messageOf(length)]] satisfies [string, string[]]] : [];
    });
    if (errors.length === 0) sent.push(row);
    else
      failed.push({
        number: row.number,
        outcome: 'failed',
        record: null,
        errors: Object.fromEntries(errors),
        warnings: {},
      });
  }
  return { sent, failed };
}
