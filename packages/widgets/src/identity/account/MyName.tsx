import type { OwnName } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { getMyName, updateMyName } from '@corredor/core/operations';
import { vOwnNameInput } from '@corredor/core/schemas';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Columns } from '@corredor/ui/Columns';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useClient, useSession } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { bindField, FormProblems, useSaveForm, useSchemaResolver } from '../../frames/forms/index.ts';
import { toRecordState } from '../../frames/records/index.ts';

/** The reader's own name, which colleagues see beside what was done; the top bar shows it at once. */
export function MyName() {
  const { t } = useTranslation('account');
  const mine = useQuery(queryOf(useClient(), getMyName));
  const state = toRecordState(mine);
  return (
    <Card title={t('name.title')} description={t('name.text')}>
      {state.status === 'loading' && <Skeleton shape="rows" height="8.5rem" />}
      {state.status === 'failed' && (
        <ErrorState title={t('name.failed')} text={state.message} onRetry={() => void mine.refetch()} />
      )}
      {state.status === 'ready' && <NameForm own={state.record} />}
    </Card>
  );
}

const toInput = ({ name, last_name }: OwnName): OwnName => ({ name: name.trim(), last_name: last_name.trim() });

function NameForm({ own }: { own: OwnName }) {
  const { t } = useTranslation('account');
  const client = useClient();
  const queries = useQueryClient();
  const { send } = useSession();
  const labels: Record<string, string> = { name: t('name.first'), last_name: t('name.last') };
  const labelOf = (name: string) => labels[name];
  const form = useForm<OwnName>({
    defaultValues: own,
    resolver: useSchemaResolver(vOwnNameInput, toInput, undefined, labelOf),
  });
  const saving = useSaveForm<OwnName, OwnName>({
    form,
    save: (values) => call(client, updateMyName, { body: toInput(values) }),
    successMessage: t('name.saved'),
    onSaved: (saved) => {
      queries.setQueryData(queryOf(client, getMyName).queryKey, saved);
      form.reset(saved);
      send({ type: 'session.replace', record: { full_name: `${saved.name} ${saved.last_name}`.trim() } });
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.submit();
      }}
    >
      <Stack>
        <FormProblems saving={saving} labelOf={labelOf} />
        <Columns count={2}>
          <Controller
            control={form.control}
            name="name"
            render={(bound) => (
              <TextField
                {...bindField(bound)}
                label={t('name.first')}
                autoComplete="given-name"
                maxLength={80}
                isRequired
              />
            )}
          />
          <Controller
            control={form.control}
            name="last_name"
            render={(bound) => (
              <TextField
                {...bindField(bound)}
                label={t('name.last')}
                autoComplete="family-name"
                maxLength={80}
                isRequired
              />
            )}
          />
        </Columns>
        <div>
          <Button type="submit" tone={form.formState.isDirty ? 'accent' : 'neutral'} isPending={saving.isSaving}>
            {t('name.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
