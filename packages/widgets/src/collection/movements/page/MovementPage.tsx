import type { Movement, Policy } from '@corredor/core/api';
import { movementWords } from '@corredor/core/movements';
import { getMovement, getPolicy } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { ErrorState } from '@corredor/ui/ErrorState';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { useNavigation } from '../../../base/navigation/index.ts';
import { RecordFrame, toRecordState } from '../../../frames/records/index.ts';
import { NewMovement } from '../draft/index.ts';
import {
  type MovementNewRecords,
  type MovementStepName,
  NewRecordsProvider,
  policyMovementsHref,
  takesMovements,
} from '../parts/index.ts';
import { MovementDialog } from '../record/index.ts';

const MovementChecklist = lazy(() => import('../record/MovementChecklist.tsx'));

/** In the address of a new movement: the draft that it was saved as meanwhile, so that whoever loads the page again goes on with that and begins no second one. */
const savedName = 'draft';

interface MovementPageProps {
  /** The policy that a new movement changes; not told of a draft. */
  policyId?: number;
  /** The draft that is changed. */
  movementId?: number;
  /** Makes what is not there yet on the spot. */
  newRecords?: MovementNewRecords;
}

/** The page in which a movement of a policy is drafted, or a draft changed; from it one comes back to where one came from. */
export function MovementPage({ policyId, movementId, newRecords = {} }: MovementPageProps) {
  const { search } = useNavigation();
  // Read once for each address: while the form stays, nothing is loaded again because its draft was saved.
  const [savedId] = useState(() => Number(new URLSearchParams(search).get(savedName)));
  const draftId = movementId ?? (savedId > 0 ? savedId : undefined);
  return (
    <NewRecordsProvider value={newRecords}>
      {draftId === undefined ? <OfPolicy policyId={policyId ?? 0} /> : <OfDraft movementId={draftId} />}
    </NewRecordsProvider>
  );
}

/** A draft as it is now, in its page. */
function OfDraft({ movementId }: { movementId: number }) {
  const { t } = useTranslation(['movements', 'common']);
  const movement = useQuery({
    ...queryOf(useClient(), getMovement, { path: { movementId } }),
    staleTime: 0,
  });
  // What is begun with what it was a while ago would be refused at the end.
  const state = movement.isFetchedAfterMount ? toRecordState(movement) : ({ status: 'loading' } as const);
  const list = { label: t('common:menu.movements'), href: paths.movements() };
  return (
    <RecordFrame state={state} isPage list={list} onRetry={() => void movement.refetch()}>
      {(stored) => <OfPolicy key={movementId} policyId={stored.policy_id} stored={stored} />}
    </RecordFrame>
  );
}

/** A movement of a policy, in its page. */
function OfPolicy({ policyId, stored }: { policyId: number; stored?: Movement }) {
  const { t } = useTranslation(['movements', 'common']);
  const policy = useQuery(queryOf(useClient(), getPolicy, { path: { policyId } }));
  const list = { label: t('common:menu.policies'), href: paths.policies() };
  return (
    <RecordFrame state={toRecordState(policy)} isPage list={list} onRetry={() => void policy.refetch()}>
      {(known) => <Drafting policy={known} stored={stored} />}
    </RecordFrame>
  );
}

function Drafting({ policy, stored }: { policy: Policy; stored?: Movement }) {
  const { t } = useTranslation(['movements', 'common']);
  const { pathname, search, go } = useNavigation();
  const asked = new URLSearchParams(search);
  const kind = movementWords.kind.find((one) => one === asked.get('kind'));
  // Its form can be gone back to from what lies over it: then it begins with the draft as it is now.
  const [round, setRound] = useState(0);
  const [dialog, setDialog] = useState<{ id: number; first?: MovementStepName } | null>(null);
  // Whether it may be changed is asked once: what is saved here is no draft any more.
  const [mayChange] = useState(stored ? stored.allowed_actions.includes('update') : takesMovements(policy));
  const parent = parentOf(asked.get('from'), policy, {
    policies: t('common:menu.policies'),
    movements: t('common:menu.movements'),
  });
  const leave = () => go(parent.href);
  const rememberDraft = (id: number) => {
    const next = new URLSearchParams(search);
    next.set(savedName, String(id));
    go(`${pathname}?${next}`, { replace: true });
  };
  const editAgain = () => {
    setDialog(null);
    setRound(round + 1);
  };
  if (!mayChange)
    return (
      <ErrorState
        isPage
        title={t(stored ? 'new.noDraft' : 'new.refused')}
        text={t(stored ? 'new.noDraftText' : 'new.refusedText')}
        action={<LinkButton href={parent.href}>{parent.label}</LinkButton>}
      />
    );
  return (
    <>
      <NewMovement
        key={round}
        policy={policy}
        stored={stored}
        kind={kind}
        parent={parent}
        checklistOf={(movement, onSaved) => (
          <Suspense fallback={null}>
            <MovementChecklist movement={movement} onSaved={onSaved} />
          </Suspense>
        )}
        onStep={({ id }, first) => setDialog({ id, first })}
        onSee={({ id }) => setDialog({ id })}
        onStored={({ id }) => rememberDraft(id)}
        onDone={leave}
      />
      <Suspense fallback={null}>
        {dialog && <MovementDialog {...dialog} onEdit={stored && editAgain} from={parent.href} onClose={leave} />}
      </Suspense>
    </>
  );
}

/** Where the page leads back to: a list or the page of a policy that it was told, else the movements of its policy. */
function parentOf(from: string | null, policy: Policy, titles: { policies: string; movements: string }) {
  for (const list of ['policies', 'movements'] as const) {
    const path = paths[list]();
    if (from === path || from?.startsWith(`${path}?`)) return { label: titles[list], href: from };
  }
  const isOfPolicy = from?.startsWith(`${paths.policies()}/`);
  return {
    label: policy.number ?? `#${policy.id}`,
    href: from && isOfPolicy ? from : policyMovementsHref(policy.id),
  };
}
