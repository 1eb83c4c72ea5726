import type { Policy } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Breadcrumbs } from '@corredor/ui/Breadcrumbs';
import { Button } from '@corredor/ui/Button';
import { DetailFrame } from '@corredor/ui/DetailFrame';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { toast } from '@corredor/ui/Toast';
import { useIsNarrow } from '@corredor/ui/useIsNarrow';
import { CircleCheck, CircleDashed, Pencil, RefreshCw } from 'lucide-react';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../../base/app/index.ts';
import { useAskedMove, useLeaveGuard, useNavigation } from '../../../base/navigation/index.ts';
import { useAskedField } from '../../../frames/askedField/index.ts';
import { RecordCommands } from '../../../frames/commands/index.ts';
import { LeaveDialog } from '../../../frames/leaving/index.ts';
import { PaperMenu } from '../../../frames/paper/index.ts';
import { PolicyFormSummary } from '../form/PolicyFormSummary.tsx';
import { PolicyFormView } from '../form/PolicyFormView.tsx';
import { useLiveMissing } from '../form/useLiveMissing.ts';
import { usePolicySaving } from '../form/usePolicySaving.ts';
import { MissingDialog } from '../moves/MissingDialog.tsx';
import { PolicyLifecycle } from '../moves/PolicyLifecycle.tsx';
import { PolicyMoves } from '../moves/PolicyMoves.tsx';
import { CommissionFacts } from '../parts/CommissionFacts.tsx';
import { useRenewalEntry } from '../parts/useRenewalEntry.ts';
import { PolicyTabs, policyTabOf } from '../rows/PolicyTabs.tsx';
import { PolicyCover } from './PolicyCover.tsx';
import { PolicyHeader } from './PolicyHeader.tsx';
import { PolicyMoney } from './PolicyMoney.tsx';
import { PolicySummary } from './PolicySummary.tsx';
import { RenewalBanner } from './RenewalBanner.tsx';
import { usePolicyLine } from './usePolicyLine.ts';

/** Where what is late or near is collected: as the main button of the page, or beside the form's own. */
export type CollectPlace = 'head' | 'headOfForm';

interface PolicyPageProps {
  policy: Policy;
  /** Its form is open. */
  isEditing: boolean;
  payments: ReactNode;
  /** What changed it within its term. */
  movements?: ReactNode;
  /** What is to be done about it. */
  tasks?: ReactNode;
  /** What was sent about it. */
  messages?: ReactNode;
  /** What becomes of its term. */
  renewal?: ReactNode;
  /** Collects what is late or near. */
  collect: (place: CollectPlace) => ReactNode;
  importInsureds?: ReactNode;
  /** What the plan says about general items. */
  generalsNotice?: ReactNode;
}

/** From here on the aside stands beside the summary; below, what follows is read first, then the cover, then the money. */
const roomBeside = 860;

/** A policy that is there: its head, its life, and its parts in tabs that the address remembers. */
export function PolicyPage(props: PolicyPageProps) {
  const { policy, isEditing, payments, movements, tasks, messages, renewal, collect, importInsureds, generalsNotice } =
    props;
  const { t } = useTranslation(['policies', 'common']);
  const canChange = useCan('policy_app.change_policy');
  const canEdit = canChange && policy.allowed_actions.includes('update');
  const isOpen = canEdit && isEditing;
  // Whose page it is stands at once; a form of many fields takes a moment longer.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  const { tab, selectTab } = usePolicyTab(isDrawn);
  const { form, saving, isDirty, base, take, dialog } = usePolicySaving(policy, isOpen);
  const live = useLiveMissing(form.control, policy);
  const missing = policy.status === 'draft' ? live : null;
  const move = moveOf(policy);
  const isNear = useIsNear(policy);
  const [isMoving, setMoving] = useState(false);
  useAskedMove(() => {
    if (!canChange) return;
    if (move !== null) setMoving(true);
    else toast.info(t(policy.status === 'closed' ? 'move.closedAlready' : 'move.endIsKnown'), { about: 'asked move' });
  });
  const [hasPendingRow, setPendingRow] = useState(false);
  const isUnsaved = (isDirty && !saving.isSaving) || hasPendingRow;
  const { pending: leaving } = useLeaveGuard(isUnsaved);
  const name = policy.number ?? t('unnumbered');
  const describe = usePolicyLine();
  const lacking = missing?.length ?? 0;
  // What is missing is told at once; what is written must be saved before it is enabled.
  const begin = () => (isUnsaved && lacking === 0 ? toast.error(t('move.saveFirst')) : setMoving(true));
  const head = useRef<HTMLDivElement>(null);
  const isStacked = useIsNarrow(head, roomBeside) ?? false;
  const standing = (
    <>
      <PolicyMoney policy={policy} />
      {renewal}
      {tasks}
    </>
  );
  const summary = () => {
    if (!isOpen)
      return (
        <Stack>
          {isStacked && (
            <>
              <PolicyCover policy={policy} />
              {standing}
            </>
          )}
          <PolicySummary policy={policy} isOnPage />
          {!isStacked && <PolicyCover policy={policy} />}
          {messages}
        </Stack>
      );
    if (!isDrawn)
      return (
        <div aria-busy="true">
          <Skeleton shape="rows" height="24rem" />
        </div>
      );
    return (
      <Stack>
        <PolicyFormView
          policy={base}
          needsMovement={policy.needs_movement}
          form={form}
          saving={saving}
          missing={missing}
          onTakeTheirs={take}
        />
        <CommissionFacts policy={policy} />
      </Stack>
    );
  };
  // To end or renew is seldom what comes next; to enable a draft is.
  const moveButton = canChange && move && (
    <MoveButton move={move} lacking={lacking} isMain={!isOpen} isNear={isNear} onPress={begin} />
  );
  return (
    <>
      <DetailFrame
        breadcrumbs={
          <Breadcrumbs items={[{ label: t('common:menu.policies'), href: paths.policies() }, { label: name }]} />
        }
        header={
          <div ref={head}>
            <PolicyHeader
              policy={policy}
              isLow={tab !== 'summary'}
              primaryAction={
                <>
                  {move === 'enable' && moveButton}
                  {collect((isOpen && tab === 'summary') || hasPendingRow ? 'headOfForm' : 'head')}
                </>
              }
              secondaryActions={
                <>
                  <PaperMenu
                    policyId={policy.id}
                    printed={tab === 'payments' ? 'payment_plan' : 'policy'}
                    names={[policy.contractor?.name, policy.payer?.name]}
                    record={name}
                    isIconOnly="onPhone"
                  />
                  {canEdit && !isEditing && (
                    <LinkButton icon={Pencil} href={paths.policy(policy.id)}>
                      {t('common:action.edit')}
                    </LinkButton>
                  )}
                  {move !== 'enable' && moveButton}
                </>
              }
            />
          </div>
        }
        banner={<RenewalBanner policy={policy} isOnPage />}
      >
        <PolicyTabs
          policy={policy}
          selected={tab}
          onSelect={selectTab}
          hasPendingRow={hasPendingRow}
          onPendingRowChange={setPendingRow}
          payments={payments}
          movements={policy.status === 'draft' ? undefined : movements}
          importInsureds={importInsureds}
          generalsNotice={generalsNotice}
          aside={
            <FormProvider {...form}>
              <PolicyLifecycle policy={policy} canChange={canChange} missing={missing ?? undefined} />
              {isOpen && isDrawn && <PolicyFormSummary policy={base} />}
              {!isOpen && !isStacked && standing}
            </FormProvider>
          }
          isAsideSticky={isOpen}
          isAsideFirst={!isOpen}
          summary={summary()}
        />
      </DetailFrame>
      <RecordCommands
        kind="policy"
        id={policy.id}
        label={name}
        description={describe(policy)}
        commands={[
          canChange &&
            move !== null && {
              id: move === 'enable' ? 'enable' : 'move',
              label: t(`common:action.${move}`),
              run: begin,
            },
          canEdit && !isEditing && { id: 'edit', label: t('common:action.edit'), href: paths.policy(policy.id) },
        ]}
      />
      {dialog}
      {isMoving &&
        (missing && lacking > 0 ? (
          <MissingDialog policy={policy} missing={missing} onClose={() => setMoving(false)} />
        ) : (
          <PolicyMoves policy={policy} isOnPage onClose={() => setMoving(false)} />
        ))}
      <LeaveDialog
        isOpen={leaving !== null}
        // A row that is being written is in no draft.
        draft={hasPendingRow ? undefined : saving.draft?.leaving}
        onLeave={() => leaving?.proceed()}
        onStay={() => leaving?.stay()}
      />
    </>
  );
}

/** Whether the end of a policy has come up for renewal: until then closing and renewing it stand back. */
function useIsNear(policy: Policy) {
  const { today } = useFormats();
  const entry = useRenewalEntry(policy);
  return entry ? entry <= today() : false;
}

/** The next step of a policy's life, which is the one main button of its page; null where nothing follows. */
function moveOf({ allowed_actions }: Policy): 'enable' | 'closeOrRenew' | null {
  if (allowed_actions.includes('activate')) return 'enable';
  return allowed_actions.some((action) => action === 'close' || action === 'renew') ? 'closeOrRenew' : null;
}

interface MoveButtonProps {
  move: NonNullable<ReturnType<typeof moveOf>>;
  /** How much a draft lacks before it can be enabled. */
  lacking: number;
  /** False beside a form, whose own button is the main one. */
  isMain: boolean;
  /** Its end is near, or past. */
  isNear: boolean;
  onPress: () => void;
}

/** The next step as a button; that of a draft that lacks something says how much. */
function MoveButton({ move, lacking, isMain, isNear, onPress }: MoveButtonProps) {
  const { t } = useTranslation(['policies', 'common']);
  if (move === 'enable' && lacking > 0)
    return (
      <Button icon={CircleDashed} onPress={onPress}>
        {t('move.enableLacking', { count: lacking })}
      </Button>
    );
  return (
    <Button
      tone={move === 'enable' ? (isMain ? 'accent' : 'neutral') : isNear ? 'neutral' : 'quiet'}
      icon={move === 'enable' ? CircleCheck : RefreshCw}
      onPress={onPress}
    >
      {t(`common:action.${move}`)}
    </Button>
  );
}

/** The tab that the address names, and the field that it asks to go to once its form is drawn. */
function usePolicyTab(isDrawn: boolean) {
  const { pathname, search, go } = useNavigation();
  const tab = policyTabOf(new URLSearchParams(search).get('tab'));
  useAskedField(isDrawn);
  const selectTab = (id: string) => go(id === 'summary' ? pathname : `${pathname}?tab=${id}`, { replace: true });
  return { tab, selectTab };
}
