import { idempotencyKey } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { createPolicyFile, listPolicyFiles } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { FileDrop, type FileItem } from '@corredor/ui/FileDrop';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../../base/data/index.ts';
import { pdfProblem, sendPolicyFile } from '../../../frames/files/index.ts';

interface ChecklistFilesProps {
  policyId: number;
  onChoose: (fileId: number) => void;
  onClose: () => void;
}

/** Links a file to an entry: one that the policy has, or a PDF that is sent to it now. */
export function ChecklistFiles({ policyId, onChoose, onClose }: ChecklistFilesProps) {
  const { t } = useTranslation(['movements', 'common']);
  const files = useQuery(queryOf(useClient(), listPolicyFiles, { path: { policyId } }));
  const [mayAdd, mayChange] = [useCan('policy_app.add_policy'), useCan('policy_app.change_policy')];
  const upload = useUpload(policyId, onChoose);
  const known = files.data?.results ?? [];
  return (
    <Card padding="small">
      <Stack gap="small">
        {known.length > 0 && (
          <Select
            label={t('checklist.choose')}
            items={known.map(({ id, name }) => ({ id, label: name }))}
            value={null}
            onChange={(id) => id !== null && onChoose(id)}
          />
        )}
        {files.isError && <Text tone="muted">{toCallError(files.error).message}</Text>}
        {files.isSuccess && known.length === 0 && <Text tone="muted">{t('checklist.noFiles')}</Text>}
        {(mayAdd || mayChange) && (
          <FileDrop
            label={t('checklist.upload')}
            description={t('checklist.uploadHelp')}
            accept={['application/pdf']}
            isMultiple={false}
            files={upload.item ? [upload.item] : []}
            onFiles={([file]) => file && void upload.send(file)}
            onRemove={upload.giveUp}
          />
        )}
        <div>
          <Button size="small" tone="quiet" onPress={onClose}>
            {t('common:action.cancel')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** One PDF on its way to the policy; it is linked as soon as it is there. */
function useUpload(policyId: number, onDone: (fileId: number) => void) {
  const { t } = useTranslation('common');
  const client = useClient();
  const queries = useQueryClient();
  const [item, setItem] = useState<FileItem | null>(null);
  const running = useRef<AbortController>(undefined);
  // Who closes this gives up what is on its way.
  useEffect(() => () => running.current?.abort(), []);
  const giveUp = () => {
    running.current?.abort();
    setItem(null);
  };
  const send = async (file: File) => {
    const key = idempotencyKey();
    const base = { id: key, name: file.name, size: file.size };
    const problem = pdfProblem(file);
    if (problem) return setItem({ ...base, error: t(problem) });
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setItem({ ...base, progress: 0 });
    try {
      const onProgress = (progress: number) => setItem({ ...base, progress });
      const sent = await sendPolicyFile(client, policyId, file, { key, signal: controller.signal, onProgress });
      void refreshAfter(queries, createPolicyFile);
      onDone(sent.file.id);
    } catch (error) {
      if (controller.signal.aborted) return;
      const { message, fields } = toCallError(error);
      setItem({ ...base, error: fields.file ?? message });
    }
  };
  return { item, send, giveUp };
}
