import type { WizardRow } from '@corredor/machines/import-wizard';
import { Chip } from '@corredor/ui/Chip';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useNoteWords } from '../../frames/sheets/index.ts';

interface RowStateProps {
  row: WizardRow;
  /** The number of an earlier row that this one repeats. */
  repeats: number | undefined;
  /** Fields that have a column, whose errors stand there. */
  hidden: readonly string[];
  labelOf: (field: string) => string;
  /** The headings of the file, for what is told of a cell. */
  headings?: readonly string[];
}

/** How a row stands, with what is wrong that no column can show, and the names of those that show something. */
export function RowState({ row, repeats, hidden, labelOf, headings = [] }: RowStateProps) {
  const { t } = useTranslation('imports');
  const noteOf = useNoteWords();
  const others = Object.entries(row.errors).filter(([field]) => !hidden.includes(field));
  const inColumns = Object.keys(row.errors).filter((field) => hidden.includes(field));
  return (
    <>
      <Chip tone={toneOf(row)}>{t(wordOf(row))}</Chip>
      {repeats !== undefined && <Text tone="caution">{t('grid.repeats', { row: repeats })}</Text>}
      {row.notes?.map((note) => (
        <Text key={`${note.kind} ${note.column ?? ''}`} tone="caution">
          {noteOf(note, headings)}
        </Text>
      ))}
      {(row.state === 'bad' || row.state === 'different') && row.record && (
        <Text tone="muted">{t('grid.existing', { name: row.record.name })}</Text>
      )}
      {/* The cells may lie outside to the right. */}
      {inColumns.length > 0 && !row.isSkipped && (
        <Text tone={row.state === 'different' ? 'caution' : 'critical'}>
          {t(row.state === 'different' ? 'grid.differs' : 'grid.lookAt', {
            columns: inColumns.map(labelOf).join(', '),
          })}
        </Text>
      )}
      {others.map(([field, messages]) => (
        <Text key={field} tone="critical">
          {field === 'row' ? messages.join(' ') : `${labelOf(field)}: ${messages.join(' ')}`}
        </Text>
      ))}
    </>
  );
}
const tones = {
  imported: 'positive',
  good: 'positive',
  bad: 'critical',
  different: 'caution',
  identical: 'info',
  unchecked: 'neutral',
} as const;
const toneOf = ({ state, isSkipped }: WizardRow) => (isSkipped && state !== 'imported' ? 'neutral' : tones[state]);
function wordOf({ state, isSkipped, outcome }: WizardRow) {
  if (state === 'imported') return outcome === 'linked' ? 'outcome.linked' : 'outcome.created';
  if (isSkipped) return 'outcome.skipped';
  if (state === 'good') return outcome === 'linked' ? 'state.goodLinked' : 'state.good';
  return `state.${state}` as const;
}
