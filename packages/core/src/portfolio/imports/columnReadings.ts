import type { DecimalSign } from '../../basics/money/index.ts';
import { decimalOfAmounts, isTwofoldAmount, readWithDecimal } from './amountSigns.ts';
import type { ImportField, PercentScale } from './importField.ts';
import { isTwofoldPercent, percentDoubt, readInScale } from './percentScale.ts';

/** A column of a file: the field for which it stands, and its texts from the first row to the last. */
export interface ReadColumn {
  field: Pick<ImportField, 'name' | 'type'>;
  texts: readonly string[];
  /** Its cells are numbers of the sheet, so that a point in them is before decimals. */
  isNumber?: boolean;
}
/** What somebody chose where the file leaves doubt: the sign before decimals for all its amounts, the scale for each column of percents. */
export interface ChosenReadings {
  decimal?: DecimalSign | null;
  scales?: Readonly<Record<string, PercentScale>>;
}
/** A doubtful text of a column, with the amount as which it is read. */
export interface ReadText {
  field: string;
  text: string;
  amount: string;
}
/** How the amounts of a file are read that could be others. */
export interface AmountsRead {
  /** Where no column tells: one of them, both its readings, the sign by which it is read, and how many such there are. */
  open: (ReadText & { decimal: DecimalSign; other: string; rows: number }) | null;
  /** Columns that tell otherwise than the reader writes, by an amount of theirs. */
  told: readonly (ReadText & { by: string })[];
}
/** A column of percents in which some may be fractions: one of them with both its readings, another that is a percent where there is one, and what somebody chose. */
export interface PercentsRead {
  field: string;
  text: string;
  percent: string;
  fraction: string;
  beside: string | null;
  rows: number;
  scale: PercentScale | null;
}
export interface ColumnReadings {
  /** Null where no amount is doubtful. */
  amounts: AmountsRead | null;
  /** One for each column that leaves doubt; until its scale is chosen its texts go as they are, and rows are warned of. */
  percents: readonly PercentsRead[];
  /** The text of a cell as the server takes it without doubt; what leaves none stays as it is. */
  sure: (field: string, text: string) => string;
}

/** How a file reads what could say two things, for all columns at once: what they tell, what is to be asked with an example, and the texts that nobody can mistake. */
export function columnReadings(
  columns: readonly ReadColumn[],
  readerDecimal: DecimalSign,
  chosen: ChosenReadings = {},
): ColumnReadings {
  const amounts = columns
    .filter(({ field, isNumber }) => field.type === 'money' && !isNumber)
    .map(({ field, texts }) => ({
      field: field.name,
      told: decimalOfAmounts(texts),
      doubtful: texts.filter(isTwofoldAmount),
    }));
  const signs = new Set(amounts.flatMap(({ told }) => told?.decimal ?? []));
  const [only] = signs.size === 1 ? signs : [];
  const open = chosen.decimal ?? only ?? readerDecimal;
  const signOf = new Map<string, DecimalSign>([
    ...amounts.map(({ field, told }) => [field, told?.decimal ?? open] as const),
    ...columns.flatMap(({ field, isNumber }) =>
      field.type === 'money' && isNumber ? [[field.name, '.'] as const] : [],
    ),
  ]);
  const read = (field: string, text: string, decimal: DecimalSign): ReadText => ({
    field,
    text: text.trim(),
    amount: readWithDecimal(text, decimal),
  });

  const asked = amounts.filter(({ told, doubtful }) => (told?.decimal ?? null) === null && doubtful.length > 0);
  const [first] = asked;
  const sample = first?.doubtful[0];
  const opened =
    first === undefined || sample === undefined
      ? null
      : {
          ...read(first.field, sample, open),
          decimal: open,
          other: readWithDecimal(sample, open === ',' ? '.' : ','),
          rows: asked.reduce((sum, { doubtful }) => sum + doubtful.length, 0),
        };
  const told = amounts.flatMap(({ field, told: one, doubtful: [text] }) =>
    one?.decimal && one.decimal !== readerDecimal && text !== undefined
      ? [{ ...read(field, text, one.decimal), by: one.by }]
      : [],
  );

  const percents = columns.flatMap(({ field: { name, type }, texts }): PercentsRead[] => {
    const doubt = type === 'percent' ? percentDoubt(texts, { isRate: name === 'rate' }) : null;
    if (!doubt) return [];
    const { rows, text, percent: beside } = doubt;
    const isAlone = beside === null;
    const [percent, fraction] = [readInScale(text, 'percent', isAlone), readInScale(text, 'fraction', isAlone)];
    return [{ field: name, text, percent, fraction, beside, rows, scale: chosen.scales?.[name] ?? null }];
  });
  const scaleOf = new Map(percents.map((one) => [one.field, one]));

  return {
    amounts: opened || told.length > 0 ? { open: opened, told } : null,
    percents,
    sure: (field, text) => {
      const decimal = signOf.get(field);
      if (decimal !== undefined) return readWithDecimal(text, decimal);
      const percent = scaleOf.get(field);
      return percent?.scale ? readInScale(text, percent.scale, percent.beside === null) : text;
    },
  };
}

/** Whether the reading of a cell changes once something else is chosen. */
export const isDoubtfulCell = ({ type }: Pick<ImportField, 'type'>, text: string): boolean =>
  type === 'money' ? isTwofoldAmount(text) : type === 'percent' && isTwofoldPercent(text);
