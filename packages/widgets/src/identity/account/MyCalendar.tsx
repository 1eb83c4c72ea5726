import type { CalendarFeed, CalendarFeedPatch } from '@corredor/core/api';
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
import { useCan, useClient, useFormats, useSession } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { toRecordState } from '../../frames/records/index.ts';

/** What a calendar is like before anybody chose. */
const none: CalendarFeed = {
  made_at: null,
  shows_names: false,
  shows_tasks: true,
  shows_ends: true,
  shows_instalments: true,
};

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
      {state.status === 'loading' && <Skeleton shape="rows" height="7rem" />}
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
      keep(none);
      setUrl(null);
      setAsked(null);
      toast.success(t('calendar.revoke.done'));
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
        <Choices feed={feed} onChanged={keep} />
        <Failure error={rotating.error} />
        <div>
          <Button isPending={rotating.isPending} onPress={() => rotating.mutate()}>
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
      <Choices feed={feed} onChanged={keep} />
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

/** Which kinds of dates the calendar holds, of those that its owner may see, and whether it names customers; saved at once. */
function Choices({ feed, onChanged }: { feed: CalendarFeed; onChanged: (now: CalendarFeed) => void }) {
  const { t } = useTranslation('account');
  const client = useClient();
  const canViewPolicies = useCan('policy_app.view_policy');
  const canViewPayments = useCan('policy_app.view_payment');
  const choosing = useMutation({
    mutationFn: (body: CalendarFeedPatch) => call(client, updateCalendarFeed, { body }),
    onSuccess: (now) => {
      onChanged(now);
      toast.success(t('calendar.saved'));
    },
  });
  const shown = choosing.isPending ? { ...feed, ...choosing.variables } : feed;
  const kinds = [
    'shows_tasks' as const,
    ...(canViewPolicies ? (['shows_ends'] as const) : []),
    ...(canViewPayments ? (['shows_instalments'] as const) : []),
  ];
  return (
    <>
      {[...kinds, 'shows_names' as const].map((choice) => (
        <Switch
          key={choice}
          isSelected={shown[choice]}
          isDisabled={choosing.isPending}
          onChange={(wanted) => choosing.mutate({ [choice]: wanted })}
          description={choice === 'shows_names' ? t('calendar.namesText') : undefined}
        >
          {t(`calendar.${choice}`)}
        </Switch>
      ))}
      {kinds.every((kind) => !shown[kind]) && <Text>{t('calendar.nothing')}</Text>}
      <Failure error={choosing.error} />
    </>
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
