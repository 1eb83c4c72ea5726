import type { CalendarFeed } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { deleteCalendarFeed, getCalendarFeed, rotateCalendarFeed, updateCalendarFeed } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Inline } from '@corredor/ui/Inline';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Switch } from '@corredor/ui/Switch';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats, useSession } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { toRecordState } from '../../frames/records/index.ts';

/** The address under which calendar programs read one's own tasks and dates; nobody without a brokerage has any. */
export function MyCalendar() {
  return useSession().partner ? <CalendarCard /> : null;
}

function CalendarCard() {
  const { t } = useTranslation('account');
  const feed = useQuery(queryOf(useClient(), getCalendarFeed));
  const state = toRecordState(feed);
  return (
    <Card title={t('calendar.title')} description={t('calendar.text')}>
      {state.status === 'loading' && <Skeleton shape="block" height="7rem" />}
      {state.status === 'failed' && (
        <ErrorState title={t('calendar.failed')} text={state.message} onRetry={() => void feed.refetch()} />
      )}
      {state.status === 'ready' && <Address feed={state.record} />}
    </Card>
  );
}

function Address({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation('account');
  const { dateTime } = useFormats();
  const client = useClient();
  const queries = useQueryClient();
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<'rotate' | 'revoke' | null>(null);
  const keep = (now: CalendarFeed) => queries.setQueryData(queryOf(client, getCalendarFeed).queryKey, now);
  const rotating = useMutation({
    mutationFn: () => call(client, rotateCalendarFeed),
    onSuccess: ({ url: made, ...now }) => {
      keep(now);
      setUrl(made);
      setAsked(null);
      toast.success(t('calendar.created'));
    },
  });
  const revoking = useMutation({
    mutationFn: () => call(client, deleteCalendarFeed),
    onSuccess: () => {
      keep({ made_at: null, shows_names: false });
      setUrl(null);
      setAsked(null);
      toast.success(t('calendar.revoke.done'));
    },
  });
  const naming = useMutation({
    mutationFn: (shows_names: boolean) => call(client, updateCalendarFeed, { body: { shows_names } }),
    onSuccess: (now) => {
      keep(now);
      toast.success(t('calendar.namesSaved'));
    },
  });
  const changing = asked === 'revoke' ? revoking : rotating;
  const close = () => {
    setAsked(null);
    changing.reset();
  };
  if (!feed.made_at)
    return (
      <Stack>
        <Text tone="muted">{t('calendar.what')}</Text>
        <Failure error={rotating.error} />
        <div>
          <Button tone="accent" isPending={rotating.isPending} onPress={() => rotating.mutate()}>
            {t('calendar.create')}
          </Button>
        </div>
      </Stack>
    );
  return (
    <Stack>
      <Text tone="muted">{t('calendar.what')}</Text>
      {url ? (
        <NewAddress url={url} />
      ) : (
        <Text>
          {t('calendar.made', { moment: dateTime(feed.made_at) })} {t('calendar.hidden')}
        </Text>
      )}
      <Switch
        isSelected={naming.isPending ? naming.variables : feed.shows_names}
        isDisabled={naming.isPending}
        onChange={(wanted) => naming.mutate(wanted)}
        description={t('calendar.namesText')}
      >
        {t('calendar.names')}
      </Switch>
      <Failure error={naming.error} />
      <Inline>
        <Button onPress={() => setAsked('rotate')}>{t('calendar.rotate.action')}</Button>
        <Button onPress={() => setAsked('revoke')}>{t('calendar.revoke.action')}</Button>
      </Inline>
      {asked && (
        <ConfirmDialog
          isOpen
          tone="critical"
          title={t(`calendar.${asked}.action`)}
          confirmLabel={t(`calendar.${asked}.action`)}
          isPending={changing.isPending}
          onConfirm={() => changing.mutate()}
          onCancel={close}
        >
          <Stack gap="small">
            <Text>{t(`calendar.${asked}.question`)}</Text>
            <Failure error={changing.error} />
          </Stack>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** What is shown this once: the address, to be copied by a press or by hand. */
function NewAddress({ url }: { url: string }) {
  const { t } = useTranslation('account');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t('calendar.copied')),
      () => toast.error(t('calendar.notCopied')),
    );
  return (
    <Stack gap="small">
      <TextField
        label={t('calendar.address')}
        value={url}
        isReadOnly
        spellCheck="false"
        description={t('calendar.once')}
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      />
      <div>
        <Button tone="accent" onPress={() => void copy()}>
          {t('calendar.copy')}
        </Button>
      </div>
    </Stack>
  );
}

function Failure({ error }: { error: Error | null }): ReactNode {
  return (
    error && (
      <div role="alert">
        <Text tone="critical">{error.message}</Text>
      </div>
    )
  );
}
