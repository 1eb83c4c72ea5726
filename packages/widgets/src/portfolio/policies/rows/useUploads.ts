import { idempotencyKey } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { createPolicyFile } from '@corredor/core/operations';
import type { FileItem } from '@corredor/ui/FileDrop';
import { toast } from '@corredor/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { refreshAfter } from '../../../base/data/index.ts';
import { pdfProblem, sendPolicyFile } from '../../../frames/files/index.ts';

/** Files on their way to a policy; what is no PDF, or too large, is refused before it is sent. */
export function useUploads(policyId: number) {
  const { t } = useTranslation(['common', 'policies']);
  const client = useClient();
  const queries = useQueryClient();
  const [items, setItems] = useState<FileItem[]>([]);
  const change = (id: string, values: Partial<FileItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...values } : item)));
  const running = useRef(new Map<string, AbortController>());
  /** Takes a file away; one on its way is given up. */
  const dismiss = (id: string) => {
    running.current.get(id)?.abort();
    setItems((all) => all.filter((item) => item.id !== id));
  };

  const send = async (file: File) => {
    const id = idempotencyKey();
    const base = { id, name: file.name, size: file.size };
    const problem = pdfProblem(file);
    if (problem) return setItems((all) => [...all, { ...base, error: t(problem) }]);
    setItems((all) => [...all, { ...base, progress: 0 }]);
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const { isNew } = await sendPolicyFile(client, policyId, file, {
        key: id,
        signal: controller.signal,
        onProgress: (progress) => change(id, { progress }),
      });
      running.current.delete(id);
      dismiss(id);
      if (isNew) toast.success(t('success.file.created'));
      else toast.info(t('policies:files.there', { name: file.name }));
      await refreshAfter(queries, createPolicyFile);
    } catch (error) {
      if (controller.signal.aborted) return;
      const { message, fields } = toCallError(error);
      change(id, { error: fields.file ?? message });
    }
  };
  return {
    items,
    dismiss,
    add: async (files: File[]) => {
      // One after another: each is checked by a worker on the server.
      for (const file of files) await send(file);
    },
  };
}
