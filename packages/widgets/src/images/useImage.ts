import { toCallError } from '@corredor/core/errors';
import { toast } from '@corredor/ui/Toast';
import { useState } from 'react';

interface ImageCalls {
  /** Sends the picture and takes over its new address. */
  choose: (picture: Blob) => Promise<void>;
  remove: () => Promise<void>;
  words: { saved: string; removed: string };
}

/** Sends and removes a picture, says that it is done, and keeps why it was not. */
export function useImage({ choose, remove, words }: ImageCalls) {
  const [errorMessage, setErrorMessage] = useState<string>();
  const attempt = async (work: Promise<void>, done: string) => {
    setErrorMessage(undefined);
    try {
      await work;
      toast.success(done);
    } catch (error) {
      const { message, fields } = toCallError(error);
      setErrorMessage(fields.file ?? message);
    }
  };
  return {
    errorMessage,
    onChoose: (picture: Blob) => attempt(choose(picture), words.saved),
    onRemove: () => attempt(remove(), words.removed),
  };
}
