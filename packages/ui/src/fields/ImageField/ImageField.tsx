import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { Button } from '../../actions/Button/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { ProgressBar } from '../../status/ProgressBar/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as styles from './ImageField.css.ts';
import { type PictureProblem, pictureKinds, preparePicture } from './preparePicture.ts';

type ImageFieldProps = {
  /** Whose picture: "Logo of the brokerage"; also the text that stands for it. */
  label: string;
  /** The address of the present picture; null where there is none. */
  src?: string | null;
  /** Round for a person; square, and shown whole, for a logo. */
  shape?: 'round' | 'square';
  /** What the picture is for, in words. */
  description?: string;
  /** Takes the picture, already scaled to 512 pixels; while its promise is open the field is busy. */
  onChoose: (picture: Blob) => Promise<unknown>;
  /** Shows a button to take the picture away; while its promise is open the field is busy. */
  onRemove?: () => Promise<unknown>;
  /** How much of the picture has left, from 0 to 1, while it is on its way. */
  progress?: number;
  /** Gives up a picture that is on its way. */
  onCancel?: () => void;
  /** Shows the picture and lets nobody change it. */
  isDisabled?: boolean;
  /** Why the last picture was refused, and what to do. */
  errorMessage?: string;
};

/** A picture that is chosen, dropped or pasted, seen at once, and removed. */
export function ImageField(props: ImageFieldProps) {
  const {
    label,
    src,
    shape = 'round',
    description,
    onChoose,
    onRemove,
    isDisabled = false,
    progress,
    onCancel,
  } = props;
  const words = useToolWords();
  const labelId = useId();
  const errorId = useId();
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [pending, setPending] = useState<'choosing' | 'removing' | null>(null);
  const isBusy = pending !== null;
  const error = problem ? words.pictureProblems[problem] : props.errorMessage;

  const during = async (kind: 'choosing' | 'removing', work: () => Promise<unknown>) => {
    setProblem(null);
    setPending(kind);
    // The caller says what went wrong through errorMessage.
    await work().catch(() => undefined);
    setPending(null);
  };
  const take = (file: File | undefined) =>
    file &&
    during('choosing', async () => {
      const prepared = await preparePicture(file);
      if ('problem' in prepared) setProblem(prepared.problem);
      else await onChoose(prepared.picture);
    });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is, and its legend is not a label.
    <div role="group" aria-labelledby={labelId} aria-describedby={error ? errorId : undefined} className={styles.root}>
      <span id={labelId} className={styles.title}>
        {label}
      </span>
      <DropZone
        aria-label={label}
        isDisabled={isDisabled || isBusy}
        className={styles.zone}
        data-invalid={error ? true : undefined}
        getDropOperation={(types) => (pictureKinds.some((kind) => types.has(kind)) ? 'copy' : 'cancel')}
        onDrop={async ({ items }) => {
          const [file] = items.flatMap((item) => (item.kind === 'file' ? [item] : []));
          void take(await file?.getFile());
        }}
      >
        <span className={styles.shape[shape]}>
          {src ? <img src={src} alt={label} className={styles.fit[shape]} /> : <Icon of={ImagePlus} size={20} />}
        </span>
        <span className={styles.words}>
          <span className={styles.actions}>
            <FileTrigger acceptedFileTypes={[...pictureKinds]} onSelect={(list) => void take(list?.[0])}>
              <Button size="small" isDisabled={isDisabled || pending === 'removing'} isPending={pending === 'choosing'}>
                {src ? words.changePicture : words.choosePicture}
              </Button>
            </FileTrigger>
            {progress !== undefined && onCancel && (
              <Button size="small" tone="quiet" onPress={onCancel}>
                {words.cancel}
              </Button>
            )}
            {src && onRemove && (
              <Button
                size="small"
                tone="quiet"
                icon={Trash2}
                isDisabled={isDisabled || pending === 'choosing'}
                isPending={pending === 'removing'}
                onPress={() => void during('removing', onRemove)}
              >
                {words.removePicture}
              </Button>
            )}
          </span>
          {progress !== undefined && (
            <ProgressBar label={words.uploading(label)} isLabelHidden value={progress * 100} />
          )}
          <Text slot="label" className={styles.description}>
            {words.pictureKinds}
          </Text>
          {description && <span className={styles.description}>{description}</span>}
        </span>
      </DropZone>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
