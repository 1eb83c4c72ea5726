import type { RenewalStage } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Breadcrumbs } from '@corredor/ui/Breadcrumbs';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Divider } from '@corredor/ui/Divider';
import { ErrorState } from '@corredor/ui/ErrorState';
import { MenuButton } from '@corredor/ui/Menu';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RelatedRow } from '../../frames/related/index.ts';

type StagesState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; stages: readonly RenewalStage[] };

interface RenewalStagesViewProps {
  state: StagesState;
  isOrdering: boolean;
  onAdd: () => void;
  onEdit: (stage: RenewalStage) => void;
  onDelete: (stage: RenewalStage) => void;
  /** A stage goes a place up or down. */
  onMove: (stage: RenewalStage, by: -1 | 1) => void;
  onRetry: () => void;
  /** Dialogs. */
  children?: ReactNode;
}

const mostStages = 12;

/** The stages of renewals in their order, each with its cards and what can be done with it, in every state. */
export function RenewalStagesView({ state, children, ...handlers }: RenewalStagesViewProps) {
  const { t } = useTranslation(['renewalStages', 'common']);
  const isFull = state.status === 'ready' && state.stages.length >= mostStages;
  return (
    <Stack gap="large">
      <PageHeader
        title={t('title')}
        context={t('context')}
        breadcrumbs={
          <Breadcrumbs items={[{ label: t('common:menu.renewals'), href: paths.renewals() }, { label: t('title') }]} />
        }
        primaryAction={
          <Button tone="accent" icon={Plus} isDisabled={isFull} onPress={handlers.onAdd}>
            {t('new')}
          </Button>
        }
      />
      {isFull && <Text tone="muted">{t('full', { count: mostStages })}</Text>}
      <Stages state={state} {...handlers} />
      {children}
    </Stack>
  );
}

function Stages({ state, onRetry, ...handlers }: Omit<RenewalStagesViewProps, 'children' | 'onAdd'>) {
  const { t } = useTranslation('renewalStages');
  if (state.status === 'failed') return <ErrorState title={t('failed')} text={state.message} onRetry={onRetry} />;
  if (state.status === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton shape="rows" height="18rem" />
      </div>
    );
  return (
    <Card>
      <Stack gap="small">
        {state.stages.map((stage, index) => (
          <Fragment key={stage.id}>
            {index > 0 && <Divider />}
            <Stage stage={stage} isFirst={index === 0} isLast={index === state.stages.length - 1} {...handlers} />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}

type StageProps = Pick<RenewalStagesViewProps, 'isOrdering' | 'onEdit' | 'onDelete' | 'onMove'> & {
  stage: RenewalStage;
  isFirst: boolean;
  isLast: boolean;
};
function Stage({ stage, isFirst, isLast, isOrdering, onEdit, onDelete, onMove }: StageProps) {
  const { t, i18n } = useTranslation('renewalStages');
  const isSpanish = i18n.language === 'es';
  const [name, other] = isSpanish ? [stage.name_es, stage.name_en] : [stage.name_en, stage.name_es];
  const facts = [
    t(`kind.${stage.kind}`),
    stage.stale_after_days && t('stale', { count: stage.stale_after_days }),
    stage.reached_by && t(`reachedBy.${stage.reached_by}`),
  ].filter(Boolean);
  return (
    <RelatedRow
      name={<Text weight="semibold">{name}</Text>}
      mark={<Text tone="muted">{t('cards', { count: stage.renewals_count })}</Text>}
      note={
        <>
          {other !== name && (
            <>
              {isSpanish ? 'en' : 'es'}: <span lang={isSpanish ? 'en' : 'es'}>{other}</span>
              {' · '}
            </>
          )}
          {facts.join(' · ')}
        </>
      }
      actions={
        <MenuButton
          size="small"
          isIconOnly
          label={t('moves', { name })}
          items={[
            { id: 'edit', label: t('edit'), icon: Pencil, onAction: () => onEdit(stage) },
            ...(isFirst || isOrdering
              ? []
              : [{ id: 'up', label: t('up'), icon: ArrowUp, onAction: () => onMove(stage, -1) }]),
            ...(isLast || isOrdering
              ? []
              : [{ id: 'down', label: t('down'), icon: ArrowDown, onAction: () => onMove(stage, 1) }]),
            { id: 'delete', label: t('delete.action'), icon: Trash2, onAction: () => onDelete(stage) },
          ]}
        />
      }
    />
  );
}
