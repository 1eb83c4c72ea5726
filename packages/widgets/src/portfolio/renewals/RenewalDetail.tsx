import type { Renewal } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import type { RowAction } from '@corredor/ui/DataGrid';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { RecordCommands } from '../../frames/commands/index.ts';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';
import { RenewalComparison } from './RenewalComparison.tsx';
import { RenewalInstalments } from './RenewalInstalments.tsx';
import { RenewalNotices } from './RenewalNotices.tsx';
import { RenewalRiskChip } from './RenewalRiskChip.tsx';
import { useRenewalWords } from './useRenewalWords.ts';

export interface RenewalDetailProps extends OpenRecord<Renewal> {
  stepsOf: (renewal: Renewal) => RowAction[];
  /** The term of its policy as a line. */
  lineOf: (renewal: Renewal) => ReactNode;
  /** What is to be done about it and its policy. */
  tasksOf: (renewal: Renewal) => ReactNode;
  /** What was sent about it; it comes late, and stands last. */
  messagesOf: (renewal: Renewal) => ReactNode;
}

/** One ending term, read over the list: what is at stake, what differs in its next one, and what to do. */
export function RenewalDetail({ canChange: _, stepsOf, lineOf, tasksOf, messagesOf, ...panel }: RenewalDetailProps) {
  const { nameOf } = useRenewalWords();
  return (
    <DetailPanel
      {...panel}
      historyOf="renewal"
      titleOf={nameOf}
      contextOf={(renewal) => <RenewalRiskChip {...renewal} />}
      actionsOf={(renewal) => (
        <>
          <RecordCommands
            kind="renewal"
            id={renewal.id}
            label={nameOf(renewal)}
            description={renewal.branch?.name}
            commands={[]}
          />
          {stepsOf(renewal).map(({ id, label, onAction }) => (
            <Button key={id} tone={id === 'prepare' ? 'accent' : 'neutral'} onPress={() => onAction?.()}>
              {label}
            </Button>
          ))}
        </>
      )}
    >
      {(renewal) => (
        <Facts renewal={renewal} line={lineOf(renewal)} tasks={tasksOf(renewal)} messages={messagesOf(renewal)} />
      )}
    </DetailPanel>
  );
}

interface FactsProps {
  renewal: Renewal;
  line: ReactNode;
  tasks: ReactNode;
  messages: ReactNode;
}

function Facts({ renewal, line, tasks, messages }: FactsProps) {
  const { t } = useTranslation('renewals');
  const { date, money } = useFormats();
  const { stageName, daysLeft, change, lost, reasons } = useRenewalWords();
  const { next, currency } = renewal;
  const why = reasons(renewal);
  const optional = [
    { term: t('field.next_action_on'), detail: renewal.next_action_on && date(renewal.next_action_on) },
    {
      term: t('field.next'),
      detail: next && (
        <Link href={paths.policyRecord(next.id)}>
          {`${next.name} · ${t(`nextStatus.${next.status}`)} · ${money(next.net_premium, currency)}`}
        </Link>
      ),
    },
    { term: t('field.premium_change'), detail: change(renewal.premium_change) },
    { term: t('field.lost_reason'), detail: lost(renewal) },
    { term: t('field.competitor'), detail: renewal.competitor },
  ].filter(({ detail }) => detail);
  return (
    <Stack>
      {why.length > 0 && <Text tone="critical">{why.join(' ')}</Text>}
      {renewal.notices.length > 0 && (
        <Stack gap="xxsmall">
          <Inline gap="xsmall">
            <RenewalNotices notices={renewal.notices} />
          </Inline>
          <Text size="sm" tone="muted">
            {t('notice.source', { source: renewal.notices[0]?.source })}
          </Text>
        </Stack>
      )}
      {line}
      <DescriptionList
        items={[
          {
            term: t('field.policy'),
            detail: <Link href={paths.policyRecord(renewal.policy_id)}>{renewal.policy.name}</Link>,
          },
          { term: t('field.provider'), detail: renewal.provider?.short_name ?? renewal.provider?.name ?? '—' },
          { term: t('field.branch'), detail: renewal.branch?.name ?? '—' },
          { term: t('field.end_date'), detail: `${date(renewal.end_date)} · ${daysLeft(renewal.days_left)}` },
          { term: t('field.net_premium'), detail: money(renewal.net_premium, currency) },
          { term: t('field.stage'), detail: stageName(renewal.stage) },
          { term: t('field.stage_since'), detail: date(renewal.stage_since) },
          { term: t('field.assignee'), detail: renewal.assignee?.name ?? t('nobody') },
          ...optional,
        ]}
      />
      <RenewalInstalments renewal={renewal} />
      {tasks}
      <RenewalComparison renewal={renewal} />
      {messages}
    </Stack>
  );
}
