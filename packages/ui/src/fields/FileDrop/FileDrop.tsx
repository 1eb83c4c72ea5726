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
  label: string;
  /** What may be given, in words: kinds and greatest size. */
  description?: string;
  /** MIME types, for example 'application/pdf'; other files are handed to the caller too, which says why it refuses them. */
  accept?: readonly string[];
  isMultiple?: boolean;
  isDisabled?: boolean;
  files?: readonly FileItem[];
  onFiles: (files: File[]) => void;
  onRemove?: (id: string) => void;
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
  const errorId = useId();
  const give = (given: File[]) => given.length > 0 && onFiles(isMultiple ? given : given.slice(0, 1));
  return (
    <div className={styles.root}>
      <DropZone
        isDisabled={isDisabled}
        className={styles.zone}
        data-invalid={errorMessage ? true : undefined}
        aria-describedby={errorMessage ? errorId : undefined}
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
        {description && <span className={styles.description}>{description}</span>}
      </DropZone>
      {errorMessage && (
        <p id={errorId} role="alert" className={styles.error}>
          {errorMessage}
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <FileLine key={file.id} file={file} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </div>
  );
}
