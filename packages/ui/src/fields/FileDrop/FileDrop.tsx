import { Upload } from 'lucide-react';
import { useId } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { Button } from '../../actions/Button/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as styles from './FileDrop.css.ts';
import { type FileItem, FileLine } from './FileLine.tsx';

type FileDropProps = {
  /** What to give: "Files of the policy"; the name of the group. */
  label: string;
  /** What may be given, in words: kinds and greatest size. */
  description?: string;
  /** MIME types, for example 'application/pdf'; other files are handed to the caller too, which says why it refuses them. */
  accept?: readonly string[];
  /** Takes several at once; with false, the first. True unless told. */
  isMultiple?: boolean;
  /** Takes nothing; files that are there stay. */
  isDisabled?: boolean;
  /** The files so far and how each is doing; the caller keeps this list. */
  files?: readonly FileItem[];
  /** Gets the files that were dropped, pasted or chosen, also those of other kinds. */
  onFiles: (files: File[]) => void;
  /** Shows a button at each file and gets its id. */
  onRemove?: (id: string) => void;
  /** Why nothing can be sent yet, about all files; what is wrong with one stands at that file. */
  errorMessage?: string;
};

/** Takes files by drag, by paste or by choosing, and shows how each is doing. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    description,
    accept,
    isMultiple = true,
    isDisabled = false,
    files = [],
    onFiles,
    onRemove,
    errorMessage,
  } = props;
  const words = useToolWords();
  const id = useId();
  const told = [description && `${id}help`, errorMessage && `${id}error`].filter(Boolean);
  const give = (given: File[]) => given.length > 0 && onFiles(isMultiple ? given : given.slice(0, 1));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is, and its legend is not a label.
    <div role="group" aria-label={label} aria-describedby={told.join(' ') || undefined} className={styles.root}>
      <DropZone
        aria-label={label}
        isDisabled={isDisabled}
        className={styles.zone}
        data-invalid={errorMessage ? true : undefined}
        onDrop={async ({ items }) => {
          const given = await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
          give(given);
        }}
      >
        <span className={styles.icon}>
          <Icon of={Upload} size={20} />
        </span>
        <Text slot="label" className={styles.label}>
          {label}
        </Text>
        <span className={styles.way}>
          <span className={styles.drag}>{words.dropFiles}</span>
          <FileTrigger
            acceptedFileTypes={accept}
            allowsMultiple={isMultiple}
            onSelect={(list) => give([...(list ?? [])])}
          >
            <Button size="small" isDisabled={isDisabled}>
              {words.chooseFiles}
            </Button>
          </FileTrigger>
        </span>
        {description && (
          <span id={`${id}help`} className={styles.description}>
            {description}
          </span>
        )}
      </DropZone>
      {errorMessage && (
        <p id={`${id}error`} role="alert" className={styles.error}>
          {errorMessage}
        </p>
      )}
      {files.length > 0 && (
        // What becomes of each file is said.
        <ul aria-live="polite" className={styles.list}>
          {files.map((file) => (
            <FileLine key={file.id} file={file} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </div>
  );
}
