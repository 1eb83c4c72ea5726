import type { MovementRow } from '@corredor/core/api';
import { daysBetween } from '@corredor/core/dates';
import { chargeName } from '@corredor/core/premium';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useSignedMoney } from '../../../frames/ledger/index.ts';
import { useColumnKit } from '../../../frames/lists/index.ts';
import { MovementStatusChip, useStepWords } from '../parts/index.ts';

/** The columns of the list of movements; `detailHref` says where a row is read. */
export function useMovementColumns(detailHref: (id: number) => string): GridColumn<MovementRow>[] {
  const { t } = useTranslation(['movements', 'common']);
  const kit = useColumnKit<MovementRow>();
  const { money, language, today: dayOf } = useFormats();
  const today = dayOf();
  const signed = useSignedMoney();
  const wordsOf = useStepWords();
  return useMemo(
    () => [
      kit.record(
        t('field.policy'),
        ({ policy }) => policy.name,
        ({ id }) => detailHref(id),
        { id: 'policy', meaning: 'code', sortKey: undefined, minWidth: 150, uncut: ({ policy }) => policy.name },
      ),
      kit.text('number', t('field.number'), ({ number }) => String(number), {
        sortKey: 'number',
        meaning: 'count',
        priority: 4,
        card: 'line',
      }),
      kit.text(
        'kind',
        t('field.kind'),
        ({ kind, undoes_id }) => {
          const word = t(`common:movementKind.${kind}`);
          return undoes_id === null ? word : t('undoes', { kind: word });
        },
        { filter: ({ kind }) => ({ name: 'kind', value: kind }), minWidth: 150, card: 'line' },
      ),
      kit.text('contractor', t('field.contractor'), ({ contractor }) => contractor.name, {
        meaning: 'name',
        card: 'subtitle',
      }),
      kit.text('provider', t('field.provider'), ({ provider }) => provider.short_name ?? provider.name, {
        filter: ({ provider }) => ({ name: 'provider', value: String(provider.id) }),
        priority: 3,
        minWidth: 150,
        card: 'line',
      }),
      kit.date('effective_date', t('field.effective_date'), ({ effective_date }) => effective_date, {
        sortKey: 'effective_date',
        priority: 2,
        card: 'line',
      }),
      kit.money('total_delta', t('field.total_delta'), ({ total_delta }) => total_delta, {
        sortKey: 'total_delta',
        cell: ({ total_delta, currency }) => signed(total_delta, currency),
        card: 'figure',
      }),
      {
        id: 'status',
        header: t('field.status'),
        cell: ({ status, sent_on }) => <MovementStatusChip status={status} sentOn={sent_on} />,
        text: ({ status }) => t(`common:movementStatus.${status}`),
        filter: ({ status }) => ({ name: 'status', value: status }),
        meaning: 'state',
        // Enough for what an insurer has had for three digits of days.
        width: 160,
        card: 'status',
      },
      {
        id: 'waiting',
        header: t('list.waiting'),
        text: ({ status, sent_on }) =>
          status === 'sent' && sent_on ? t('list.days', { count: daysBetween(sent_on, today) }) : '',
        sortKey: 'sent_on',
        meaning: 'count',
        priority: 5,
        width: 160,
        // The state says it too.
        card: 'hidden',
      },
      kit.money('net_delta', t('common:premium.net'), ({ net_delta }) => net_delta, {
        cell: ({ net_delta, currency }) => signed(net_delta, currency),
        card: 'hidden',
      }),
      kit.text(
        'charges',
        t('field.charges'),
        ({ charges, currency }) =>
          charges.map((line) => `${chargeName(line, language)}: ${money(line.amount, currency)}`).join('\n'),
        { minWidth: 260, card: 'hidden' },
      ),
      kit.text(
        'checklist',
        t('checklist.title'),
        ({ checklist_done, checklist_count }) => (checklist_count > 0 ? `${checklist_done}/${checklist_count}` : ''),
        { meaning: 'count', width: 120, card: 'hidden' },
      ),
      kit.text(
        'reason_code',
        t('field.reason_code'),
        ({ reason_code }) => (reason_code ? t(`common:lostReason.${reason_code}`) : ''),
        {
          filter: ({ reason_code }) => reason_code && { name: 'reason_code', value: reason_code },
          priority: 6,
          hidesEmpty: true,
          card: 'hidden',
        },
      ),
      kit.text('rejected_reason', t('field.rejected_reason'), ({ rejected_reason }) => rejected_reason, {
        meaning: 'sentence',
        priority: 5.5,
        hidesEmpty: true,
        card: 'line',
      }),
      kit.text('insurer_number', t('field.insurer_number'), ({ insurer_number }) => insurer_number, {
        meaning: 'code',
        card: 'hidden',
      }),
      kit.text(
        'requested_by',
        t('field.requested_by'),
        ({ requested_by }) => t(`common:movementRequester.${requested_by}`),
        { card: 'hidden' },
      ),
      kit.date('requested_on', t('field.requested_on'), ({ requested_on }) => requested_on, { card: 'hidden' }),
      kit.date('sent_on', t('field.sent_on'), ({ sent_on }) => sent_on, { sortKey: 'sent_on', card: 'hidden' }),
      kit.date('issued_on', t('field.issued_on'), ({ issued_on }) => issued_on, { card: 'hidden' }),
      kit.text('method', t('field.method'), ({ method }) => t(`common:movementMethod.${method}`), { card: 'hidden' }),
      kit.text(
        'explanation',
        t('common:premium.how'),
        ({ explanation, currency }) => explanation.map((step) => wordsOf(step, currency)).join('\n'),
        { minWidth: 300, card: 'hidden' },
      ),
    ],
    [t, kit, money, signed, language, today, wordsOf, detailHref],
  );
}
