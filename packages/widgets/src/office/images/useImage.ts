import { toCallError } from '@corredor/core/errors';
import { toast } from '@corredor/ui/Toast';
import { useRef, useState } from 'react';
import type { Sending } from './sendImage.ts';

interface ImageCalls {
  /** Sends the image and takes over its new address. */
  choose: (image: Blob, sending: Sending) => Promise<void>;
  remove: () => Promise<void>;
  words: { saved: string; removed: string };
}

/** Sends and removes an image, follows it on its way, says that it is done, and keeps why it was not. */
export function useImage({ choose, remove, words }: ImageCalls) {
  const [errorMessage, setErrorMessage] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const attempt = async (work: Promise<void>, done: string, signal?: AbortSignal) => {
    setErrorMessage(undefined);
    try {
      await work;
      toast.success(done);
    } catch (error) {
      if (signal?.aborted) return;
      const { message, fields } = toCallError(error);
      setErrorMessage(fields.file ?? message);
    } finally {
      setProgress(undefined);
    }
  };
  return {
    errorMessage,
    progress,
    onChoose: (image: Blob) => {
      const controller = new AbortController();
      running.current = controller;
      setProgress(0);
      const { signal } = controller;
      return attempt(choose(image, { signal, onProgress: setProgress }), words.saved, signal);
    },
    onCancel: () => running.current?.abort(),
    onRemove: () => attempt(remove(), words.removed),
  };
}
