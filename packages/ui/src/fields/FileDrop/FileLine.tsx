import { CircleAlert, CircleCheck, FileText, X } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as styles from './FileDrop.css.ts';

/** A file on its way, arrived, or refused. */
export type FileItem = {
  /** Told to `onRemove`. */
  id: string;
  /** The file's name, with its ending. */
  name: string;
  /** In bytes. */
  size?: number;
  /** From 0 to 1 while it is on its way. */
  progress?: number;
  /** Why it was refused and what to do. */
  error?: string;
};

type FileLineProps = { file: FileItem; onRemove: ((id: string) => void) | undefined };

/** One file: name, size, how far it is, and the way to drop it. */
export function FileLine({ file, onRemove }: FileLineProps) {
  const words = useToolWords();
  const { locale } = useLocale();
  const isOnItsWay = file.progress !== undefined && file.error === undefined;
  const size = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  return (
    <li className={styles.line} data-invalid={file.error ? true : undefined}>
      <span className={styles.lineIcon}>
        <Icon of={file.error ? CircleAlert : FileText} size={20} />
      </span>
      <span className={styles.lineWords}>
        <span className={styles.name}>{file.name}</span>
        {file.error ? (
          <span className={styles.error}>{file.error}</span>
        ) : isOnItsWay ? (
          <ProgressBar
            aria-label={words.uploading(file.name)}
            value={(file.progress ?? 0) * 100}
            className={styles.progress}
          >
            {({ percentage = 0 }) => <span className={styles.bar} style={{ inlineSize: `${percentage}%` }} />}
          </ProgressBar>
        ) : (
          <span className={styles.done}>
            <Icon of={CircleCheck} /> {words.uploaded}
            {file.size !== undefined && ` · ${size.format(file.size / 1_048_576)}`}
          </span>
        )}
      </span>
      {onRemove && (
        <IconButton icon={X} size="small" label={words.removeFile(file.name)} onPress={() => onRemove(file.id)} />
      )}
    </li>
  );
}
