import type { TaskRule } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Breadcrumbs } from '@corredor/ui/Breadcrumbs';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Divider } from '@corredor/ui/Divider';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { MenuButton } from '@corredor/ui/Menu';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Switch } from '@corredor/ui/Switch';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { ListPlus, Pencil, Plus, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RelatedRow } from '../../frames/related/index.ts';
import type { StarterRule } from './starterRules.ts';
import { useTaskRuleWords } from './useTaskRuleWords.ts';

type RulesState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; rules: readonly TaskRule[] };

interface TaskRulesViewProps {
  state: RulesState;
  /** The rule that is switched just now. */
  switching: number | undefined;
  onAdd: () => void;
  onEdit: (rule: TaskRule) => void;
  onDelete: (rule: TaskRule) => void;
  onSwitch: (rule: TaskRule, isActive: boolean) => void;
  /** Asks what was late before a rule. */
  onLate: (rule: TaskRule) => void;
  /** Rules that are offered to an office that had none. */
  starters: readonly StarterRule[];
  /** The one that is being added. */
  starting: StarterRule | undefined;
  onStart: (starter: StarterRule) => void;
  onRetry: () => void;
  /** Dialogs. */
  children?: ReactNode;
}

/** The rules by which tasks come, each with its switch, in every state. */
export function TaskRulesView({ state, children, starters, starting, onStart, ...handlers }: TaskRulesViewProps) {
  const { t } = useTranslation('taskRules');
  return (
    <Stack gap="large">
      <PageHeader
        title={t('title')}
        context={t('context')}
        breadcrumbs={<Breadcrumbs items={[{ label: t('tasks'), href: paths.tasks() }, { label: t('title') }]} />}
        primaryAction={
          <Button tone="accent" icon={Plus} onPress={handlers.onAdd}>
            {t('new')}
          </Button>
        }
      />
      <Rules state={state} {...handlers} />
      {starters.length > 0 && <Starters starters={starters} starting={starting} onStart={onStart} />}
      {children}
    </Stack>
  );
}

type StartersProps = Pick<TaskRulesViewProps, 'starters' | 'starting' | 'onStart'>;
function Starters({ starters, starting, onStart }: StartersProps) {
  const { t } = useTranslation('taskRules');
  const { sayStarter } = useTaskRuleWords();
  return (
    <Card title={t('starter.title')}>
      <Stack gap="small">
        <Text tone="muted">{t('starter.text')}</Text>
        {starters.map((id) => (
          <Fragment key={id}>
            <Divider />
            <RelatedRow
              name={<Text weight="semibold">{t(`starter.${id}.name`)}</Text>}
              note={
                <>
                  {t('adds', { title: t(`starter.${id}.title`) })}
                  <br />
                  {sayStarter(id)}
                </>
              }
              actions={
                <Button
                  size="small"
                  icon={Plus}
                  isPending={starting === id}
                  isDisabled={starting !== undefined && starting !== id}
                  onPress={() => onStart(id)}
                >
                  {t('starter.add')}
                  <VisuallyHidden> {t(`starter.${id}.name`)}</VisuallyHidden>
                </Button>
              }
            />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}

type RulesProps = Omit<TaskRulesViewProps, 'children' | 'onAdd' | 'starters' | 'starting' | 'onStart'>;
function Rules({ state, onRetry, ...handlers }: RulesProps) {
  const { t } = useTranslation('taskRules');
  if (state.status === 'failed') return <ErrorState title={t('failed')} text={state.message} onRetry={onRetry} />;
  if (state.status === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton shape="rows" height="14rem" />
      </div>
    );
  if (state.rules.length === 0) return <EmptyState drawing="list" title={t('empty.title')} text={t('empty.text')} />;
  return (
    <Card>
      <Stack gap="small">
        {state.rules.map((rule, index) => (
          <Fragment key={rule.id}>
            {index > 0 && <Divider />}
            <Rule rule={rule} {...handlers} />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}

type RuleProps = Pick<TaskRulesViewProps, 'switching' | 'onEdit' | 'onDelete' | 'onSwitch' | 'onLate'> & {
  rule: TaskRule;
};
function Rule({ rule, switching, onEdit, onDelete, onSwitch, onLate }: RuleProps) {
  const { t } = useTranslation('taskRules');
  const { sayRule } = useTaskRuleWords();
  return (
    <RelatedRow
      name={<Text weight="semibold">{rule.name}</Text>}
      mark={<Text tone="muted">{t('open', { count: rule.open_count })}</Text>}
      note={
        <>
          {t('adds', { title: rule.title })}
          <br />
          {sayRule(rule)}
        </>
      }
      actions={
        <>
          <Switch
            isSelected={rule.is_active}
            isDisabled={switching === rule.id}
            onChange={(isActive) => onSwitch(rule, isActive)}
          >
            {t(rule.is_active ? 'on' : 'off')}
            <VisuallyHidden> {rule.name}</VisuallyHidden>
          </Switch>
          <MenuButton
            size="small"
            isIconOnly
            label={t('moves', { name: rule.name })}
            items={[
              { id: 'edit', label: t('edit'), icon: Pencil, onAction: () => onEdit(rule) },
              ...(rule.trigger === 'payment_delayed' && rule.is_active
                ? [{ id: 'late', label: t('late.action'), icon: ListPlus, onAction: () => onLate(rule) }]
                : []),
              { id: 'delete', label: t('delete.action'), icon: Trash2, onAction: () => onDelete(rule) },
            ]}
          />
        </>
      }
    />
  );
}
