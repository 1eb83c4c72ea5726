import type { KnownHeadings } from '@corredor/core/imports';
import type { ReadSheetTable, SheetChoices, UnreadableReason } from '@corredor/core/sheets';
import { inTurns, type Turns } from './inTurns.ts';

const reasons: readonly UnreadableReason[] = ['empty', 'kind', 'broken', 'large', 'rows'];
/** Why a file could not be read, by the message of its error; another error is of a broken file. */
export const unreadableReason = (message: string): UnreadableReason =>
  reasons.find((reason) => reason === message) ?? 'broken';

const noneKnown: KnownHeadings = () => 0;

/** Reads the table in an Excel or CSV file as it is shown; sheet, headings, letters and separators are guessed by known headings, or as chosen. The page stays alive meanwhile; an aborted signal ends it. */
export async function readTable(
  file: File,
  known: KnownHeadings = noneKnown,
  choices: SheetChoices = {},
  turns: Turns = {},
): Promise<ReadSheetTable> {
  // The reader is fetched when the first file is read.
  const { mostFileBytes, sheetFileRead, UnreadableFile } = await import('@corredor/core/sheets');
  if (file.size > mostFileBytes) throw new UnreadableFile('large');
  return inTurns(sheetFileRead(new Uint8Array(await file.arrayBuffer()), file.name, known, choices), turns);
}
