import { call } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { getExport } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';

/** Takes all data of the brokerage away as one file, any time; nothing where the reader may not. */
export function FullExport() {
  const { t } = useTranslation(['fullExport', 'common']);
  const client = useClient();
  const { today } = useFormats();
  const mayExport = useCan('core_app.change_partner');
  const running = useRef<AbortController | null>(null);
  const [isRunning, setRunning] = useState(false);
  if (!mayExport) return null;
  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    try {
      const bytes = await call(client, getExport, { parseAs: 'blob', signal: controller.signal });
      saveBlob(bytes, `${t('fileName')}-${today()}.zip`);
      toast.success(t('done'));
    } catch (error) {
      if (!controller.signal.aborted) toast.error(toCallError(error).message);
    } finally {
      setRunning(false);
    }
  };
  return (
    <Card title={t('title')}>
      <Stack>
        <Text>{t('text')}</Text>
        <Inline>
          <Button icon={Download} isPending={isRunning} onPress={() => void start()}>
            {t('start')}
          </Button>
          {isRunning && <Button onPress={() => running.current?.abort()}>{t('common:action.cancel')}</Button>}
        </Inline>
        <Text tone="muted">{t(isRunning ? 'running' : 'audited')}</Text>
      </Stack>
    </Card>
  );
}

function saveBlob(bytes: Blob, name: string) {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser still reads it for a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
